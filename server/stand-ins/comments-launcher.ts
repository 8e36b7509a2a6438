// The launcher of the stand-in for a comments platform, as the browser runs it. It speaks the site's protocol (EMBED-05): the place of a
// thread has `data-live-event-code` and `data-comments`. It watches for further places, since pages come and go without a new document.
// Words of readers become text, never markup.

interface LauncherAddresses {
  calls: string;
  style: string;
}

export function commentsLauncher(addresses: LauncherAddresses): string {
  return `(() => {
  "use strict";
  const { calls, style } = ${JSON.stringify(addresses)};

  const make = (name, className, text) => {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  };

  const field = (label, control, name, most) => {
    const whole = make("label", "field", label);
    control.name = name;
    control.required = true;
    control.maxLength = most;
    whole.append(control);
    return whole;
  };

  const commentOf = ({ name, text, at }) => {
    const item = make("li");
    const time = make("time", "", new Date(at).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" }));
    time.dateTime = at;
    const head = make("p", "by");
    head.append(make("b", "", name), time);
    item.append(head, make("p", "words", text));
    return item;
  };

  const show = (place) => {
    place.dataset.shown = "true";
    const address = calls + "?thread=" + encodeURIComponent(place.dataset.liveEventCode);
    const shadow = place.attachShadow({ mode: "open" });
    const sheet = make("link");
    sheet.rel = "stylesheet";
    sheet.href = style;
    const box = make("div", "box");
    const title = make("h2", "", "Comments");
    const notice = make("p", "notice", "Demo: this stands in for a comments platform. What you write is seen by everyone who opens this demo, until it is started again.");
    const form = make("form");
    const words = make("textarea");
    words.rows = 3;
    const send = make("button", "", "Post comment");
    const status = make("output", "status");
    const list = make("ul", "list");
    list.setAttribute("role", "list");
    form.append(field("Your name", make("input"), "name", 60), field("Your comment", words, "text", 1000), send, status);
    box.append(title, notice, form, list);
    shadow.append(sheet, box);

    const fill = ({ comments }) => {
      title.textContent = comments.length === 0 ? "Comments" : "Comments (" + comments.length + ")";
      list.replaceChildren(...(comments.length === 0 ? [make("li", "none", "No comments yet. Be the first.")] : comments.map(commentOf)));
    };
    const ask = async (options) => {
      const response = await fetch(address, options);
      const answer = await response.json();
      if (!response.ok) throw new Error(response.status === 429 ? "You write faster than we can read. Please wait a moment." : "This comment " + answer.message + ".");
      fill(answer);
    };
    const unreachable = (error) => {
      status.textContent = error instanceof TypeError || error instanceof SyntaxError ? "The comments cannot be reached. Please try again." : error.message;
    };

    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      send.disabled = true;
      status.textContent = "";
      try {
        const { name, text } = Object.fromEntries(new FormData(form));
        await ask({ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name, text }) });
        words.value = "";
        status.textContent = "Your comment is there.";
      } catch (error) {
        unreachable(error);
      } finally {
        send.disabled = false;
      }
    });
    ask().catch(unreachable);
  };

  const showAll = () => {
    for (const place of document.querySelectorAll('[data-live-event-code][data-comments="true"]:not(script, [data-live-blog], [data-shown])')) show(place);
  };
  showAll();
  if (window.standInComments) return;
  window.standInComments = true;
  new MutationObserver(showAll).observe(document.body, { childList: true, subtree: true });
})();
`;
}
