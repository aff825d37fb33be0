/** The question about an option that is not possible now. */

import type { WhyTarget } from "../table/desk";
import { textOf } from "../text/said";
import type { Option } from "./prompt";

export function whyTarget({ action, title, territory }: Option): WhyTarget {
  const at = `[data-why="${CSS.escape(action)}"]`;
  const there = territory ? `${at}, [data-territory="${territory}"]` : at;
  return { title: `Why not ${textOf(title)}?`, action, at: there, chosen: [] };
}
