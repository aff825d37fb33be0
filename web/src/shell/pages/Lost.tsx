import { Page } from "../frame/Page";

export default function Lost() {
  return (
    <Page title="Nothing here">
      <h1>Nothing has landed here</h1>
      <p>
        This address belongs to no page. <a href="/">Go to the start page.</a>
      </p>
    </Page>
  );
}
