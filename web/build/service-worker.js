// The service worker of a site of files: keeps every file of one version, so that the site works without a network. A newer
// version is fetched beside it, and takes over when the person says so or all windows are closed. build/site.js fills in
// both names.
const version = 'VERSION';
const files = [];

const root = new URL('./', self.location.href).href;
/** Other sites may lie in other folders of the same web space. */
const own = `irrgarten ${root} `;
const name = own + version;

self.addEventListener('install', (event) => {
  // Past the cache of the browser: a file of the same name may have changed.
  const fresh = ['./', ...files].map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const kept = await caches.keys();
    const old = kept.filter((one) => one.startsWith(own) && one !== name);
    await Promise.all(old.map((one) => caches.delete(one)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(root)) return;
  const asked = request.mode === 'navigate' ? root : request.url;
  const answer = async () => (await (await caches.open(name)).match(asked)) ?? fetch(request);
  event.respondWith(answer());
});
