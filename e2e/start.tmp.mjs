// click to first playable frame, phone, 4x slower; cold and warm
import { launch, visitor } from '/work/w20/e2e/lib/browser.js';
import { Server } from '/work/w20/e2e/lib/server.js';
const server = await Server.open(); const browser = await launch();
for (const {game, live} of await server.games()) {
  const { page, context } = await visitor(browser, server, { size: 'phone', here: true });
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const kind of ['cold','warm']) {
    await page.goto('/'); await page.waitForSelector(`[data-game="${game}"]`);
    const lid = page.locator(`[data-game="${game}"] [data-open]`); if (await lid.count()) await lid.click();
    await page.waitForTimeout(800);
    await page.evaluate(() => { document.addEventListener('click', (e) => { globalThis.clicked ??= e.timeStamp; 
       const look=()=>{ const f=document.querySelector('.frame[data-version]'); if (f && (document.querySelector('footer.due')||document.querySelector('[data-area] [data-action],[data-area] [data-step]'))) requestAnimationFrame((n)=>globalThis.took=performance.now()-globalThis.clicked); else requestAnimationFrame(look)}; look(); }, {capture:true, once:true}); });
    await page.click(`[data-game="${game}"] [data-way="computer"]`);
    const ok = await page.waitForFunction(() => globalThis.took, null, {timeout: 30000}).then(()=>true,()=>false);
    const took = ok ? await page.evaluate(() => globalThis.took) : null;
    const metrics = await client.send('Performance.enable').then(()=>client.send('Performance.getMetrics'));
    const m = Object.fromEntries(metrics.metrics.map((x)=>[x.name,x.value]));
    console.log(game, kind, took && Math.round(took), 'ms; page task', m.TaskDuration?.toFixed(2), 'heap', (m.JSHeapUsedSize/1e6).toFixed(1), 'url', new URL(page.url()).pathname.slice(0,5));
  }
  await context.close();
}
await browser.close(); await server.close();
