import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followLinks } from "./address.ts";
import { App } from "./App.tsx";
import { CallError } from "./call.ts";
import "./desk.css";
import { keepFocus } from "./keep-focus.ts";

/** What the server refused stays refused; a connection that was lost comes back. */
const retry = (failures: number, error: Error) => error instanceof CallError && error.status === 0 && failures < 3;

const client = new QueryClient({
  defaultOptions: {
    queries: { retry, staleTime: 5_000 },
    // Without a connection it fails at once, and says so: what was typed is still there.
    mutations: { networkMode: "always" },
  },
});
const place = document.getElementById("desk");

followLinks();
keepFocus();
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <App siteName={place.dataset["site"] ?? ""} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
