import { useEffect, useState } from "react";
import { Sheet } from "../frame/Sheet";
import { CopyButton } from "../share/CopyButton";
import { type PictureWords, drawPicture } from "./picture";
import type { EndWays } from "./ways";

interface ShareEndProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  ways: EndWays;
  picture: PictureWords;
}

/** The game to hand on: its replay by a link, its record as a file, its result as a picture. */
export function ShareEnd({ open, onOpen, ways, picture }: ShareEndProps) {
  return (
    <Sheet title="Share this game" open={open} onOpen={onOpen}>
      {open && <ReplayLink ways={ways} />}
      <div className="seatrow">
        <span>The record, as a file that Landfall opens anywhere</span>
        <button type="button" className="cbtn" onClick={ways.save}>
          Save the file
        </button>
      </div>
      <div className="seatrow">
        <span>The result, as a picture</span>
        <button type="button" className="cbtn" onClick={() => savePicture(picture)}>
          Save the picture
        </button>
      </div>
    </Sheet>
  );
}

function ReplayLink({ ways }: { ways: EndWays }) {
  const [link, setLink] = useState("");
  const [problem, setProblem] = useState("");
  const { link: ask } = ways;
  useEffect(() => {
    ask().then(setLink, (error: Error) => setProblem(error.message));
  }, [ask]);
  return (
    <div className="seatrow">
      <span>{problem || "The replay, for whoever reaches this server"}</span>
      {link && (
        <CopyButton link={() => link} to={link} label="Copy the link to the replay" done="Copied">
          Copy link
        </CopyButton>
      )}
    </div>
  );
}

function savePicture(words: PictureWords): void {
  drawPicture(words).toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = "landfall.png";
    link.click();
    URL.revokeObjectURL(link.href);
  }, "image/png");
}
