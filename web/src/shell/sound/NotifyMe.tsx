import { useState } from "react";
import { useSettings } from "../settings/SettingsProvider";

/** For games with people elsewhere: a notice of the system when it is one's turn, after the browser's own question. */
export function NotifyMe() {
  const { settings, change } = useSettings();
  const [denied, deny] = useState(false);
  if (!("Notification" in window)) return null;
  const ask = async (wanted: boolean): Promise<void> => {
    const allowed = wanted && (await Notification.requestPermission()) === "granted";
    deny(wanted && !allowed);
    change({ notifies: allowed });
  };
  return (
    <label className="small notifyme">
      <input type="checkbox" checked={settings.notifies} onChange={(event) => void ask(event.target.checked)} /> Tell
      me when it is my turn, also while I look elsewhere.{" "}
      {denied && <b>This browser does not allow it; its settings for this page do.</b>}
    </label>
  );
}
