import { describe, expect, it } from 'vitest';
import { codeKey, createCodes, ownCode, shownCode } from './product-code.ts';

describe('ownCode', () => {
  it.each([
    ['FC-017', 'FC-017'],
    [' 00412 ', '00412'],
    ['10d99421-8ced-5595-a568-ad51cf4bc0c5', null],
    ['10D994218CED5595A568AD51CF4BC0C5', null],
    ['gid://tienda.example/Product/7209214', null],
    [' ', null],
    [null, null],
  ])('of %j is %j', (uuid, code) => {
    expect(ownCode(uuid)).toBe(code);
  });
});

describe('shownCode', () => {
  it('is ours without an own one', () => {
    expect(shownCode({ id: 101, uuid: null })).toBe('101');
    expect(shownCode({ id: 101, uuid: 'FC-017' })).toBe('FC-017');
  });
});

describe('codeKey', () => {
  it.each(['FC017', 'fc-017', 'fc_017', 'fc 017', 'FC.017', ' Fc - 017 '])(
    'of %j is FC-017',
    (code) => {
      expect(codeKey(code)).toBe(codeKey('FC-017'));
    },
  );

  it.each(['017', 'FC17', 'FC-0170', 'FC/017'])('of %j is another code than FC-017', (code) => {
    expect(codeKey(code)).not.toBe(codeKey('FC-017'));
  });

  it.each(['1/2', '1.2', '1-2', '1 2', '1x2', '1_2'])('of %j is no code of digits', (size) => {
    expect(codeKey(size)).not.toBe('12');
  });
});

describe('createCodes', () => {
  const codes = createCodes<string>();
  codes.add({ id: 17, uuid: null }, 'seventeen');
  codes.add({ id: 101, uuid: 'FC-017' }, 'bar');
  codes.add({ id: 5, uuid: '00101' }, 'tube');
  codes.add({ id: 6, uuid: '17' }, 'angle');

  it.each([
    ['fc 017', ['bar']],
    ['101', ['tube']],
    ['0101', ['tube']],
    ['017', ['angle', 'seventeen']],
    ['6', ['angle']],
    ['FC-018', []],
  ])('finds the products with the code %s', (code, found) => {
    expect(codes.find(code)).toEqual(found);
  });

  it('knows which codes products show', () => {
    expect(['FC 017', '101', '6', '17', '5'].filter(codes.isShown)).toEqual([
      'FC 017',
      '101',
      '17',
    ]);
  });
});
