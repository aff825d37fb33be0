import type { Dispatch } from "react";
import { chosenWords, doneWords } from "./calls";
import type { Doings, PlainTableProps } from "./context";
import type { PageEvent, PageState } from "./page";
import { chosenOf, keyOf, limitsOf, toggled } from "./picking";
import type { Option } from "./plain";
import type { Preferences } from "./preferences";

/** What the doings need of the page around them. */
interface Around {
  page: PageState;
  send: Dispatch<PageEvent>;
  preferences: Preferences;
  say: (words: string) => void;
  focus: (selector: string) => void;
  cover: () => void;
}

/** Choose, then do; each is said once, and the focus goes to where it goes on. */
export function doingsOf(props: PlainTableProps, around: Around): Doings {
  const { plain, shared = false } = props;
  const { prompt } = plain;
  const { page, send, preferences, say, focus, cover } = around;

  const done = (options: readonly Option[]): void => {
    if (!prompt) return;
    const actions = options.map(({ action }) => action);
    say(doneWords(options, prompt, plain));
    send({ kind: "done" });
    if (shared && !prompt.covered) cover(); // else the same person plays on
    focus("#p-decide");
    const [action] = actions;
    if (actions.length === 1 && action !== undefined) props.act(action);
    else if (props.actAll) props.actAll(actions);
    else actions.forEach(props.act);
  };
  const choose = (option: Option): void => {
    if (!prompt) return;
    const chosen = toggled(page.chosen, keyOf(option, prompt), prompt);
    if (!chosen) {
      say(`No more than ${limitsOf(prompt).max}: let another go first.`);
      return;
    }
    send({ kind: "choose", keys: chosen });
    focus(`[data-option="${option.id}"]`);
    if (!option.detail) props.look?.(option);
    say(prompt.pick ? `${chosen.length} chosen.` : chosenWords(option, prompt, plain, shared));
  };
  return {
    done,
    press(option) {
      if (!prompt) return;
      const chosen = page.chosen.includes(keyOf(option, prompt));
      const atOnce = preferences.atOnce && !option.final;
      if (!prompt.pick && (chosen || atOnce)) done([option]);
      else choose(option);
    },
    letGo() {
      const last = prompt && chosenOf(page.chosen.slice(-1), prompt)[0];
      send({ kind: "choose", keys: [] });
      focus(`[data-option="${last?.id}"]`);
    },
    askWhy(not) {
      if (not && !not.why && !props.whys?.has(not.id)) props.why?.(not);
      send({ kind: "why", id: not?.id ?? null });
      focus(not ? "#p-why" : `[data-why="${page.why}"]`);
    },
    showHint() {
      if (!prompt) return;
      props.hint?.();
      send({ kind: "hint" });
    },
  };
}
