import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProductImage } from './ProductImage.tsx';

const noPhoto = 'http://localhost:3000/images/listProduct/no-photo.jpg';

function show(imageUrl: string | null): HTMLImageElement {
  render(<ProductImage alt="TUBO" imageUrl={imageUrl} sizes="100px" />);
  return screen.getByRole<HTMLImageElement>('img', { name: 'TUBO' });
}

describe('ProductImage', () => {
  it('shows the placeholder without a usable picture', () => {
    expect(show('javascript:alert(1)').src).toBe(noPhoto);
  });

  it('gets its srcset in the document only: Chromium never frees others', () => {
    const setAttribute = vi.spyOn(Element.prototype, 'setAttribute');
    const connected: boolean[] = [];
    setAttribute.mockImplementation(function (this: Element, name, value) {
      if (name.toLowerCase() === 'srcset') connected.push(this.isConnected);
      this.toggleAttribute(name, true);
      const attribute = this.getAttributeNode(name);
      if (attribute) attribute.value = value;
    });
    show('/images/products/viga-640.webp');
    expect(connected).toEqual([true, true]);
  });

  it('reserves its size, and falls back once when loading fails', () => {
    const picture = show('/images/products/viga-640.webp');
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('height', '640');
    expect(picture.parentElement?.querySelectorAll('source')).toHaveLength(2);
    fireEvent.error(picture);
    expect(picture.src).toBe(noPhoto);
    expect(picture.parentElement?.querySelectorAll('source')).toHaveLength(0);
    const changes = new MutationObserver(() => {});
    changes.observe(picture, { attributeFilter: ['src'] });
    fireEvent.error(picture);
    expect(changes.takeRecords()).toEqual([]);
  });
});
