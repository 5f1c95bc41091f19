export { default as faces } from './garden50.json';
export { default as sheet } from './garden50.txt?raw';
