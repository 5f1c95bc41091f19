/** Where the page begins. */
import { mount } from 'svelte';
import './lib/tokens.css';
import './lib/base.css';
import App from './App.svelte';
import { myself } from '$lib/me.svelte';
import { settings } from '$lib/settings.svelte';
import { speech } from '$lib/speech.svelte';

settings.apply();
// Nothing is shown in a wrong language first. Who somebody is can come later.
await speech.speak(settings.wished());
myself.load().catch(() => undefined);
const target = document.getElementById('app');
if (target) mount(App, { target });
