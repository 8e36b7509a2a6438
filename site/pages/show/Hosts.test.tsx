import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Hosts } from "./Hosts.tsx";

it("SHOW-03 a show without people says so", () => {
  expect(renderToString(<Hosts hosts={[]} />)).toContain("This show has no hosts.");
});

it("SHOW-02 hosts are shown with faces and links to their pages", () => {
  const html = renderToString(
    <Hosts hosts={[{ name: "Nora Castellan", url: "/person/n/nora-castellan", avatar: "/uploads/n.svg" }]} />,
  );
  expect(html).toContain('href="/person/n/nora-castellan"');
  expect(html).toContain("<img");
});
