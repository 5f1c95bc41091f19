export { default as faces } from './lanes50.json';
export { default as sheet } from './lanes50.txt?raw';
