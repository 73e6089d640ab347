import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductImage } from './ProductImage.tsx';

const noPhoto = '/images/listProduct/no-photo.jpg';

function show(imageUrl: string | null) {
  render(<ProductImage alt="TUBO" imageUrl={imageUrl} sizes="100px" />);
  return screen.getByRole('img', { name: 'TUBO' });
}

describe('the picture of a product', () => {
  it.each([null, '', '   ', 'javascript:alert(1)', 'data:text/html,<b>'])(
    'is the no-photo picture for %j [reading 6]',
    (imageUrl) => {
      expect(show(imageUrl)).toHaveAttribute('src', noPhoto);
    },
  );

  it('is the address as it is, when that is one of the web [reading 6]', () => {
    expect(show('https://cdn.example/a.jpg')).toHaveAttribute('src', 'https://cdn.example/a.jpg');
  });

  it('falls back once when it cannot be loaded, without a loop [reading 6]', () => {
    const picture = show('/images/products/viga-640.webp');
    expect(picture.parentElement?.querySelectorAll('source')).toHaveLength(2);
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', noPhoto);
    expect(picture.parentElement?.querySelectorAll('source')).toHaveLength(0);
    const changes = new MutationObserver(() => {});
    changes.observe(picture, { attributeFilter: ['src'] });
    fireEvent.error(picture);
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', noPhoto);
    expect(changes.takeRecords()).toEqual([]);
  });
});
