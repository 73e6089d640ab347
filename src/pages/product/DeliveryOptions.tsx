import { deliveryOptions } from '../../content/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './DeliveryOptions.module.css';

export function DeliveryOptions() {
  return (
    <section aria-labelledby="entrega">
      <h2 id="entrega" className={styles.title}>
        Opciones de entrega
      </h2>
      <ul className="panel">
        {deliveryOptions.map((option) => (
          <li key={option.id} className={styles.option}>
            <Icon of={option.icon} size={22} />
            <div>
              <p className="bold">{option.title}</p>
              <p className="note">{option.detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
