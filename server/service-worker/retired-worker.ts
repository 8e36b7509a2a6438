// The kill switch: a worker that ends itself and empties what was cached. It leans on nothing of the worker it takes the place of.

export const retiredWorker = [
  `addEventListener("install",()=>skipWaiting());`,
  `addEventListener("activate",(event)=>event.waitUntil((async()=>{`,
  `for(const name of await caches.keys())await caches.delete(name);`,
  `await registration.unregister()`,
  `})()));`,
].join("");
