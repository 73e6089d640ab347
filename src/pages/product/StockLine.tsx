import { Badge } from '../../ui/Badge.tsx';

export function StockLine({ stock }: { stock: number | null }) {
  if (stock === null || !Number.isFinite(stock)) return <p>Stock por confirmar</p>;
  if (stock <= 0) {
    return (
      <p>
        <Badge tone="neutral">Sin stock</Badge> Cotícelo y le confirmamos la reposición.
      </p>
    );
  }
  return (
    <p>
      <Badge tone="success">En stock</Badge>{' '}
      {stock === 1 ? '1 unidad disponible' : `${stock} unidades disponibles`}
    </p>
  );
}
