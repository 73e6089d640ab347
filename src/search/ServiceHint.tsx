import { Link } from 'react-router-dom';
import { serviceNames } from '../content/navigation.ts';
import { paths } from '../paths.ts';
import { matchService } from './match-service.ts';

export function ServiceHint({ query }: { query: string }) {
  const service = matchService(query);
  if (!service) return null;
  return (
    <p>
      ¿Busca el servicio de <Link to={paths.service(service)}>{serviceNames[service]}</Link>?
    </p>
  );
}
