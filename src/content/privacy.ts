import { shop } from '../shop/shop.ts';
import { company } from './company.ts';
import { emailLink, type LegalDocument, telephoneLink } from './legal.ts';

const { mainPhone } = company;

export const privacy: LegalDocument = {
  intro: [
    'Aquí explicamos qué datos personales tratamos, para qué los usamos, cuánto tiempo los conservamos y cómo puede usted decidir sobre ellos. Se complementa con nuestros ',
    { label: 'Términos y condiciones', path: '/terminos-condiciones' },
    '.',
  ],
  sections: [
    {
      id: 'alcance',
      title: 'Alcance',
      blocks: [
        {
          kind: 'paragraph',
          text: `Esta política se aplica a los datos personales que ${company.legalName}, con RUC ${company.ruc} y domicilio en ${company.address.full}, trata como titular del banco de datos cuando usted visita ${company.website.display}, solicita una cotización, compra o se comunica con nosotros por cualquier medio.`,
        },
        {
          kind: 'paragraph',
          text: 'Cumplimos la Ley N.° 29733, Ley de Protección de Datos Personales, y su reglamento, aprobado por el Decreto Supremo N.° 016-2024-JUS. No se aplica a los sitios de terceros que usted visite desde nuestros enlaces.',
        },
      ],
    },
    {
      id: 'datos-que-recopilamos',
      title: 'Datos que recopilamos',
      blocks: [
        {
          kind: 'definitions',
          rows: [
            {
              term: 'Datos de contacto',
              description:
                'Nombre, correo electrónico, teléfono y el mensaje que usted escribe en nuestros formularios, por WhatsApp, por correo o por teléfono.',
            },
            {
              term: 'Datos comerciales',
              description:
                'DNI o RUC, razón social, dirección de entrega, productos cotizados o comprados, comprobantes y constancias de pago.',
            },
            {
              term: 'Datos de evaluación crediticia',
              description:
                'La información que las empresas que solicitan crédito nos entregan o nos autorizan a consultar.',
            },
            {
              term: 'Datos de navegación',
              description:
                'Dirección IP, tipo de navegador y dispositivo, páginas visitadas, fecha y hora.',
            },
            {
              term: 'Datos de soporte',
              description:
                'El historial de sus consultas, garantías, devoluciones y reclamos, con las fotografías que nos envíe.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'El sitio no requiere crear una cuenta. La lista de productos de su cotización se guarda solo en su navegador hasta que usted decide enviarla. No solicitamos datos sensibles ni datos de tarjetas.',
        },
        {
          kind: 'paragraph',
          text: 'Los datos marcados como obligatorios son necesarios para responderle: sin ellos no podremos atender su solicitud. Si nos entrega datos de otra persona, declara contar con su autorización.',
        },
      ],
    },
    {
      id: 'finalidades',
      title: 'Finalidades',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Tratamos sus datos para las siguientes finalidades necesarias para la relación con usted:',
        },
        {
          kind: 'list',
          items: [
            'Responder consultas y preparar cotizaciones.',
            'Gestionar pedidos, pagos, servicios a medida y entregas.',
            'Emitir comprobantes y cumplir obligaciones tributarias, contables y legales.',
            'Atender garantías, devoluciones, soporte y reclamos.',
            'Evaluar solicitudes de crédito de clientes corporativos.',
            'Mantener la seguridad y el buen funcionamiento del sitio.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Solo con su consentimiento previo y expreso los usamos, además, para enviarle promociones y novedades y para medir el uso del sitio con fines estadísticos. Negarse no afecta su cotización ni su compra, y puede cambiar de opinión en cualquier momento.',
        },
      ],
    },
    {
      id: 'herramientas-de-seguimiento-y-cookies',
      title: 'Herramientas de seguimiento y cookies',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Las cookies y el almacenamiento local son datos que el navegador guarda en su dispositivo. Los clasificamos así:',
        },
        {
          kind: 'definitions',
          rows: [
            {
              term: 'Esenciales',
              description:
                'Permiten que el sitio funcione; por ejemplo, conservar su lista de productos. No requieren consentimiento.',
            },
            {
              term: 'Funcionales',
              description:
                'Recuerdan preferencias y permiten contenidos de terceros, como el mapa de ubicación.',
            },
            {
              term: 'Analíticas',
              description:
                'Ayudan a conocer de manera agregada qué páginas se visitan. Solo se usan si usted lo acepta.',
            },
            {
              term: 'Publicitarias',
              description:
                'Sirven para mostrar anuncios según sus intereses. Solo se usan si usted lo acepta.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Puede borrar o bloquear estos datos desde la configuración de su navegador; si bloquea los esenciales, su lista de productos no se conservará al cerrar la página. Encontrará más detalle en la ',
            { label: 'Política de cookies', path: '/politica-cookies' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'comparticion-con-terceros',
      title: 'Compartición con terceros',
      blocks: [
        {
          kind: 'paragraph',
          text: 'No vendemos ni alquilamos sus datos. Los compartimos únicamente en la medida necesaria con:',
        },
        {
          kind: 'list',
          items: [
            'Proveedores de alojamiento, correo electrónico y envío de formularios, que actúan por nuestro encargo.',
            'Empresas de transporte, para entregar sus pedidos.',
            'Bancos y proveedores de pago, para verificar y procesar sus pagos.',
            'Contadores, auditores y asesores legales sujetos a confidencialidad.',
            'Centrales de riesgo, cuando una empresa solicita crédito y lo autoriza.',
            'Autoridades que lo requieran conforme a ley.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Cuando usted nos escribe por WhatsApp o abre el mapa, esos proveedores reciben datos según sus propias políticas. Algunos proveedores están fuera del Perú; en esos casos exigimos un nivel de protección adecuado al de la ley peruana.',
        },
      ],
    },
    {
      id: 'sus-derechos',
      title: 'Sus derechos',
      blocks: [
        { kind: 'paragraph', text: 'Usted puede ejercer gratuitamente los siguientes derechos:' },
        {
          kind: 'definitions',
          rows: [
            {
              term: 'Acceso',
              description:
                'Saber qué datos suyos tratamos, de dónde provienen y para qué los usamos.',
            },
            {
              term: 'Rectificación',
              description: 'Corregir o actualizar los datos inexactos o incompletos.',
            },
            {
              term: 'Supresión',
              description:
                'Pedir que los eliminemos cuando ya no sean necesarios o retire su consentimiento, salvo que la ley obligue a conservarlos.',
            },
            {
              term: 'Oposición',
              description: 'Pedir que dejemos de usarlos para una finalidad determinada.',
            },
            {
              term: 'Portabilidad',
              description:
                'Recibir los datos que nos entregó en un formato estructurado y de uso común.',
            },
            {
              term: 'Limitación',
              description:
                'Pedir que suspendamos su uso mientras se resuelve una solicitud o un reclamo.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Envíe su solicitud a ',
            emailLink(company.emails.support),
            ' o preséntela en nuestro local, con su nombre, un documento que acredite su identidad o la de su representante, el derecho que desea ejercer y un medio para responderle. La atendemos en un plazo máximo de 10 días hábiles.',
          ],
        },
      ],
    },
    {
      id: 'seguridad-y-conservacion',
      title: 'Seguridad y conservación',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Aplicamos medidas técnicas, organizativas y legales para evitar la pérdida, la alteración y el acceso no autorizado: conexiones cifradas, acceso restringido al personal que lo necesita y copias de respaldo. Si un incidente afectara sus datos, lo comunicaremos a usted y a la autoridad según exige la ley.',
        },
        {
          kind: 'definitions',
          rows: [
            {
              term: 'Datos comerciales',
              description: '10 años, por las obligaciones contables, tributarias y legales.',
            },
            { term: 'Datos de navegación', description: '24 meses.' },
            { term: 'Datos de soporte', description: '3 años desde el último contacto.' },
            {
              term: 'Datos para publicidad',
              description: 'Hasta que usted retire su consentimiento.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Vencidos esos plazos, los eliminamos o los hacemos anónimos de manera irreversible.',
        },
      ],
    },
    {
      id: 'menores-de-edad',
      title: 'Menores de edad',
      blocks: [
        {
          kind: 'paragraph',
          text: 'El sitio se dirige a personas de 18 años o más y no recopilamos a sabiendas datos de menores. Si un padre, una madre o un tutor nos informa que un menor nos entregó sus datos, o si lo detectamos, los eliminaremos en un plazo máximo de 48 horas.',
        },
      ],
    },
    {
      id: 'actualizaciones',
      title: 'Actualizaciones',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Podemos actualizar esta política por cambios en la ley, en nuestros servicios o en las herramientas que usamos. Publicaremos la nueva versión en esta página, con su número y fecha. Si el cambio afecta una finalidad que requiere consentimiento, se lo pediremos nuevamente.',
        },
      ],
    },
    {
      id: 'contacto-y-autoridad-de-control',
      title: 'Contacto y autoridad de control',
      blocks: [
        {
          kind: 'definitions',
          rows: [
            { term: 'Titular del banco de datos', description: company.legalName },
            {
              term: 'Correo',
              description: [emailLink(company.emails.support)],
            },
            {
              term: 'Teléfono',
              description: [telephoneLink(mainPhone)],
            },
            { term: 'Dirección', description: company.address.full },
            {
              term: 'Horario',
              description: shop.privacyHours,
            },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'También puede escribirnos desde la página de ',
            { label: 'Contacto', path: '/contacto' },
            '. Si considera que no hemos atendido sus derechos, puede reclamar ante la Autoridad Nacional de Protección de Datos Personales, del Ministerio de Justicia y Derechos Humanos.',
          ],
        },
      ],
    },
  ],
  revision: 'Última actualización: septiembre de 2025 · Versión 2.1',
};
