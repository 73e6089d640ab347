import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductImage } from './ProductImage.tsx';

const noPhoto = 'http://localhost:3000/images/listProduct/no-photo.jpg';

function show(imageUrl: string | null): HTMLImageElement {
  render(<ProductImage alt="TUBO" imageUrl={imageUrl} sizes="100px" />);
  const picture = screen.getByRole('img', { name: 'TUBO' });
  if (!(picture instanceof HTMLImageElement)) throw new Error('it is no img');
  return picture;
}

describe('the picture of a product', () => {
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'blob:http://localhost:3000/x',
    'file:///etc/passwd',
    'ftp://host.example/x.jpg',
    '//host.example/x.jpg',
    ' //host.example/x.jpg',
    '/\\host.example/x.jpg',
    '\\\\host.example\\x.jpg',
    'http://',
    'https:///',
    '',
    '   ',
    null,
  ])('is the no-photo picture for %j, or stays on this host', (imageUrl) => {
    const { src } = show(imageUrl);
    expect(new URL(src).origin).toBe('http://localhost:3000');
    if (!imageUrl?.includes('\n')) expect(src).toBe(noPhoto);
  });

  it.each([
    '../../../etc/passwd',
    '/../x.jpg',
    'a/../../b.jpg',
    '/\t/host.example/x.jpg',
    './x.jpg',
  ])('leads to no other host for %j', (imageUrl) => {
    expect(new URL(show(imageUrl).src).origin).toBe('http://localhost:3000');
  });

  it('is the address as it is, when that is one of the web', () => {
    expect(show('https://cdn.example/a.jpg').src).toBe('https://cdn.example/a.jpg');
  });

  it('falls back once when it cannot be loaded, without a loop', () => {
    const picture = show('/images/products/viga-640.webp');
    expect(picture.parentElement?.querySelectorAll('source')).toHaveLength(2);
    fireEvent.error(picture);
    expect(picture.src).toBe(noPhoto);
    expect(picture.parentElement?.querySelectorAll('source')).toHaveLength(0);
    const changes = new MutationObserver(() => {});
    changes.observe(picture, { attributeFilter: ['src'] });
    fireEvent.error(picture);
    fireEvent.error(picture);
    expect(picture.src).toBe(noPhoto);
    expect(changes.takeRecords()).toEqual([]);
  });

  it('has its room from the start, however slowly it comes', () => {
    const picture = show('/images/products/slow.jpg');
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('height', '640');
  });
});
