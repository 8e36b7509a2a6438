// Calls the server by the table of calls. A call that fails throws what the server said, in words for whoever sits here.

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import {
  deskCalls,
  openCalls,
  type DeskCallName,
  type Invitation,
  type InvitedPerson,
  type LoggedLine,
  type Me,
  type OpenCallName,
  type PasskeyQuestion,
  type PersonLine,
  type SignInWays,
} from "../model/desk/calls.ts";
import type {
  BegunFront,
  DrawnFront,
  StoriesToShow,
  FrontLine,
  FrontStep,
  FrontVersion,
  HistoryLine,
  OpenFront,
  PagesWithoutFront,
} from "../model/desk/front-calls.ts";
import type { AlertList, AlertReach, SentAlert } from "../model/desk/alert-calls.ts";
import type { OpenCoverage, WithdrawnCoverage } from "../model/desk/coverage-calls.ts";
import type { MadeToken, TokenList } from "../model/desk/token-calls.ts";
import type {
  ChangedPicture,
  OpenPicture,
  PictureList,
  PictureThere,
  PictureUses,
  PictureVersion,
} from "../model/desk/picture-calls.ts";
import type {
  CheckedRedirect,
  RedirectList,
  RedirectVersion,
  StoredAnswer,
  TriedAddress,
} from "../model/desk/redirect-calls.ts";
import type {
  ChangedStory,
  CheckedStory,
  FoundStories,
  OpenStory,
  SaidVersion,
  StoryVersion,
} from "../model/desk/story-calls.ts";
import type { CheckedTopics, OpenTopics, PublishedTopics, TopicsVersion } from "../model/desk/topic-calls.ts";
import type { OpenRecord, RecordForms, RecordList, SavedRecord } from "../model/desk/record-calls.ts";
import { noteSignedIn, noteSignedOut, whenSignedIn } from "./signed-in.ts";
import type { LiveEventLine, LivePosts, PostLine } from "../model/desk/live-calls.ts";

/** What each call answers with; those that are not named here answer nothing that is read. */
interface Answers {
  "sign-in.ways": SignInWays;
  "sign-in.invitation": InvitedPerson<PublicKeyCredentialCreationOptionsJSON>;
  "sign-in.begin": PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>;
  "my-passkeys.begin": PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>;
  me: Me;
  "people.list": PersonLine[];
  "people.invite": Invitation;
  "people.invite-again": Invitation;
  "log.read": LoggedLine[];
  "alerts.list": AlertList;
  "alerts.reach": AlertReach;
  "alerts.send": SentAlert;
  "coverage.begin": { id: string };
  "coverage.open": OpenCoverage;
  "coverage.save": SavedRecord;
  "coverage.withdrawn": WithdrawnCoverage[];
  "fronts.list": FrontLine[];
  "fronts.pages": PagesWithoutFront;
  "fronts.begin": BegunFront;
  "fronts.open": OpenFront;
  "fronts.step": FrontStep;
  "fronts.undo": FrontStep;
  "fronts.redo": FrontStep;
  "fronts.history": HistoryLine[];
  "fronts.version": FrontVersion;
  "fronts.modules": DrawnFront;
  "fronts.find": StoriesToShow;
  "records.kinds": RecordForms;
  "records.list": RecordList;
  "records.open": OpenRecord;
  "records.save": SavedRecord;
  "live.events": LiveEventLine[];
  "live.posts": LivePosts;
  "live.removed": PostLine[];
  "live.append": PostLine;
  "live.change": PostLine;
  "pictures.list": PictureList;
  "pictures.there": PictureThere;
  "pictures.open": OpenPicture;
  "pictures.change": ChangedPicture;
  "pictures.history": PictureVersion[];
  "pictures.uses": PictureUses;
  "redirects.list": RedirectList;
  "redirects.try": TriedAddress;
  "redirects.check": CheckedRedirect;
  "redirects.add": StoredAnswer;
  "redirects.change": StoredAnswer;
  "redirects.history": RedirectVersion[];
  "stories.find": FoundStories;
  "stories.open": OpenStory;
  "stories.check": CheckedStory;
  "stories.change": ChangedStory;
  "stories.versions": StoryVersion[];
  "stories.version": SaidVersion;
  "topics.read": OpenTopics;
  "topics.check": CheckedTopics;
  "topics.publish": PublishedTopics;
  "topics.history": TopicsVersion[];
  "tokens.list": TokenList;
  "tokens.make": MadeToken;
}

type CallName = OpenCallName | DeskCallName;
type AnswerOf<Name extends CallName> = Name extends keyof Answers ? Answers[Name] : unknown;

export interface CallInput {
  /** For the segments of the path that the table leaves open. */
  at?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}

export class CallError extends Error {
  readonly status: number;
  /** What is wrong with which field. */
  readonly faults: Readonly<Record<string, string>>;

  constructor(message: string, status: number, faults: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = "CallError";
    this.status = status;
    this.faults = faults;
  }
}

const calls = { ...openCalls, ...deskCalls };

export function callAddress(name: CallName, { at = {}, query = {} }: Omit<CallInput, "body">): string {
  const filled = calls[name].path.replaceAll(/:(\w+)/g, (_, segment: string) => encodeURIComponent(at[segment] ?? ""));
  const search = new URLSearchParams(query).toString();
  return `/desk/api${filled}${search === "" ? "" : `?${search}`}`;
}

/** Of a change whose answer did not come nobody knows whether it was made. */
export const unreached = (method: string): CallError =>
  new CallError(
    method === "GET"
      ? "The server cannot be reached."
      : "The server cannot be reached. It is not known whether this was done. What you typed is kept here: look again before you send it once more.",
    0,
  );

/** What a server said that did not do it. */
export function errorOf(answer: unknown, status: number): CallError {
  return new CallError(messageOf(answer) ?? `The server answered ${status}.`, status, faultsIn(answer));
}

/** These ask and change who is signed in, and wait for nobody. */
const isOfSession = (name: CallName): boolean => name in openCalls || name === "me" || name === "sign-out";

export async function call<Name extends CallName>(name: Name, input: CallInput = {}): Promise<AnswerOf<Name>> {
  const { response, answer } = await answerTo(name, input);
  if (name === "me") noteWhoIsHere(response.status, answer);
  if (response.status === 401 && !isOfSession(name)) {
    noteSignedOut();
    return call(name, input);
  }
  if (!response.ok) throw errorOf(answer, response.status);
  // The own server answers as the table says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as AnswerOf<Name>;
}

async function answerTo(name: CallName, { body, ...place }: CallInput) {
  if (!isOfSession(name)) await whenSignedIn();
  const { method } = calls[name];
  const response = await fetch(callAddress(name, place), {
    method,
    ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw unreached(method);
  });
  const answer: unknown = await response.json().catch(() => ({}));
  return { response, answer };
}

function noteWhoIsHere(status: number, answer: unknown): void {
  const { id }: { id?: unknown } = Object(answer);
  if (status === 401) noteSignedOut();
  else if (status === 200 && typeof id === "string") noteSignedIn(id);
}

function faultsIn(answer: unknown): Record<string, string> {
  const { faults }: { faults?: unknown } = Object(answer);
  const told = Object.entries(Object(faults)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(told);
}

/** The connection is gone, or the server starts anew: the same call may be made later. */
export const isPassing = (error: Error) => error instanceof CallError && (error.status === 0 || error.status >= 500);

function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("message" in answer)) return undefined;
  return typeof answer.message === "string" ? answer.message : undefined;
}
