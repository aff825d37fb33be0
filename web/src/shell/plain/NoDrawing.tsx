import { Page } from "../frame/Page";

/** For a game that has no drawn table here. The plain table, which needs no drawing, takes this place. */
export function NoDrawing({ game }: { game: string }) {
  return (
    <Page title="A table">
      <h1>No table is drawn for this game</h1>
      <p>
        This page has no drawing of {game}. The game goes on at its other places, and nothing of it is lost.{" "}
        <a href="/">Go to the start page.</a>
      </p>
    </Page>
  );
}
