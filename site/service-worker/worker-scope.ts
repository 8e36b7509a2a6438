// What a service worker finds around itself, as far as this one uses it. TypeScript's own words for it cannot stand beside those for
// pages in one project.

export interface WorkerEvent {
  /** The worker lives until then. */
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser asked for while the worker was starting; nothing for requests that are no navigation. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageToWorker extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

/** Of a push subscription, as far as events tell of it. */
export interface WorkersSubscription {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
}

export interface PushArrival extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationClick extends WorkerEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

export interface SubscriptionChange extends WorkerEvent {
  readonly oldSubscription?: WorkersSubscription | null;
  readonly newSubscription?: WorkersSubscription | null;
}

/** A page that is open. */
export interface OpenPage {
  readonly url: string;
  postMessage(message: unknown, transfer?: Transferable[]): void;
  focus(): Promise<OpenPage>;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: RequestEvent;
  message: MessageToWorker;
  push: PushArrival;
  notificationclick: NotificationClick;
  pushsubscriptionchange: SubscriptionChange;
}

export interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled?: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<OpenPage | null>;
  };
  fetch(address: string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
}
