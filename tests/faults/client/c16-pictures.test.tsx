import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductImage } from '../../../src/catalog/ProductImage.tsx';

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
  ])('%j is the no-photo picture, or stays on this host [C16]', (imageUrl) => {
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
  ])('%j leads to no other host [C16]', (imageUrl) => {
    expect(new URL(show(imageUrl).src).origin).toBe('http://localhost:3000');
  });

  it('that is gone, or a page in its place, gives way once to the no-photo picture [C16]', () => {
    const picture = show('/images/products/gone-640.webp');
    fireEvent.error(picture);
    expect(picture.src).toBe(noPhoto);
    // That one gone too, its place stays: nothing is asked for in a circle.
    fireEvent.error(picture);
    expect(picture.src).toBe(noPhoto);
    expect(picture.closest('picture')?.querySelector('source')).toBeNull();
  });

  it('that comes slowly has its room from the start [C16]', () => {
    const picture = show('/images/products/slow.jpg');
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('height', '640');
  });
});
