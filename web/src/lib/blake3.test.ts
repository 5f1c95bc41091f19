/** The hash of the shares, against the vectors of its authors. */
import { expect, test } from 'vitest';
import { commitment, toHex } from '../table/shares';
import { deriveKey } from './blake3';

// The published test vectors: bytes that count up to 250 and begin again.
const published: [number, string][] = [
  [0, '2cc39783c223154fea8dfb7c1b1660f2ac2dcbd1c1de8277b0b0dd39b7e50d7d'],
  [1, 'b3e2e340a117a499c6cf2398a19ee0d29cca2bb7404c73063382693bf66cb06c'],
  [63, 'b6451e30b953c206e34644c6803724e9d2725e0893039cfc49584f991f451af3'],
  [64, 'a5c4a7053fa86b64746d4bb688d06ad1f02a18fce9afd3e818fefaa7126bf73e'],
  [65, '51fd05c3c1cfbc8ed67d139ad76f5cf8236cd2acd26627a30c104dfd9d3ff8a8'],
  [1023, '74a16c1c3d44368a86e1ca6df64be6a2f64cce8f09220787450722d85725dea5'],
  [1024, '7356cd7720d5b66b6d0697eb3177d9f8d73a4a5c5e968896eb6a689684302706'],
];

test.each(published)('%i bytes give the published hash', (length, expected) => {
  const input = Uint8Array.from({ length }, (_, index) => index % 251);
  expect(toHex(deriveKey('BLAKE3 2019-12-27 16:29:52 test vectors context', input))).toBe(expected);
});

test('longer messages are refused, not hashed wrongly', () => {
  expect(() => deriveKey('purpose', new Uint8Array(1025))).toThrow(RangeError);
});

test('a promise is what the server computes', () => {
  const secret = toHex(Uint8Array.from({ length: 32 }, (_, index) => index));
  const expected = '8b5d787bc2740ea98e4282739ec8342e9d883870b01eae0d54c6992865e1c571';
  expect(commitment('01arz3ndektsv4rrffq69g5fav', secret)).toBe(expected);
});
