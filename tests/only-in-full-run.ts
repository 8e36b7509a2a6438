// What `npm test` leaves to `npm run test:all`, which a release has to pass: what takes long because it installs, copies, kills, floods or walks
// through everything. Each rule of the specification is also tested by what `npm test` runs.

export const onlyInFullRun: Readonly<Record<"unit" | "store" | "http" | "browser", readonly string[]>> = {
  // A block is added to a copy of the code, which is compiled six times.
  unit: ["tests/source/add-a-block.test.ts"],
  store: [
    // The whole command, again and again; edges that are asked over minutes; files in an object store.
    "tests/store/{content-command,edges,object-store}.test.ts",
  ],
  http: [
    // Processes, nodes and edges: they are started, killed and waited for.
    "tests/http/{edges,haproxy-asks-again,nodes,process,proxies,restart,shared-pictures,varnish,varnish-alone,varnish-clients,varnish-late}.test.ts",
    "tests/http/without-front-door.test.ts",
    "tests/faults/{edge-heard-late,failover,histories,lost-packets,object-store-lost,submissions-killed,webhooks-killed}.test.ts",
    "tests/faults/{workers,workers-once,writers-killed}.test.ts",
    // The screens of the desk, one by one. Who may do what there, fronts and live coverage are tested every time.
    "tests/http/desk-{alerts,coverage,front-elsewhere,front-names,front-page,log,new-fronts,pictures,records,redirects}.test.ts",
    "tests/http/desk-{stories,story-changes,story-moves}.test.ts",
    // Whole newsrooms, stored and looked through; brands, languages and scripts that are not the demo's.
    "tests/http/{boston-newspaper,content-check,live-newsroom,moving-in,odd-blog,two-blogs}.test.ts",
    "tests/http/{another-brand,another-language,broken-brand,other-scripts,starter-pages,without-video-room}.test.ts",
    // Installations, backups, stores of files, collectors.
    "tests/http/{backup,installation,monitoring,object-store,traces}.test.ts",
    // Ten thousand pairs of pages; every picture in every size; every attack in every field.
    "tests/http/{dictionary,hostile-html,image,prepared-pictures}.test.ts",
  ],
  browser: [
    // What editors do at the desk; its calls are tested over HTTP.
    "**/tests/browser/desk-*.spec.ts",
    // Every page: of another brand, of a newsroom of one story, under attack, gone back to, under trusted types, with long words, with parts late.
    "**/tests/browser/{any-brand,back-forward,hostile,late-parts,long-words,small-newsroom,trusted-types}.spec.ts",
    // Choices a reader makes about a device, consent, paper and links that are looked at before they are followed; their decisions are tested by
    // table, and their pages over HTTP.
    "**/tests/browser/{ads-consent,device-lists,device-settings,fetch-ahead,live-lost,page-styles,print}.spec.ts",
    // A build that replaces another; what operators see.
    "**/tests/browser/{browser-reports,offline-deploy,operator}.spec.ts",
  ],
};

/** What the configurations of the test runners leave out. A file that is named alone always runs. */
export const leftOut = (part: keyof typeof onlyInFullRun): readonly string[] =>
  process.env["SHORT_RUN"] === undefined ? [] : onlyInFullRun[part];
