import { shop } from '../shop/shop.ts';
import { company } from './company.ts';
import { emailLink, type LegalDocument, telephoneLink } from './legal.ts';

const { mainPhone, salesPhone, projectsPhone } = company;

export const terms: LegalDocument = {
  intro: `Estas son las condiciones con las que ${company.legalName} cotiza, vende, entrega y garantiza sus productos y servicios. Le pedimos leerlas antes de confirmar un pedido.`,
  sections: [
    {
      id: 'introduccion-y-aceptacion',
      title: 'Introducción y aceptación',
      blocks: [
        {
          kind: 'paragraph',
          text: `Estos términos y condiciones regulan el uso del sitio ${company.website.display} y las cotizaciones, ventas y servicios que ${company.legalName} ofrece por ese medio, por WhatsApp, por correo electrónico, por teléfono y en su local.`,
        },
        {
          kind: 'paragraph',
          text: 'Al navegar por el sitio o solicitar una cotización, usted declara haberlos leído y los acepta. Si no está de acuerdo con ellos, le pedimos no utilizar el sitio para solicitar productos o servicios.',
        },
        {
          kind: 'paragraph',
          text: 'Para solicitar cotizaciones y contratar con nosotros, usted debe tener 18 años o más y capacidad legal para hacerlo. Si actúa por una empresa, declara que cuenta con facultades para obligarla.',
        },
        { kind: 'paragraph', text: 'En este documento se entiende por:' },
        {
          kind: 'definitions',
          rows: [
            {
              term: 'Empresa o «nosotros»',
              description: `${company.legalName}, identificada en la sección 2.`,
            },
            {
              term: 'Cliente o «usted»',
              description:
                'La persona o empresa que solicita una cotización o compra un producto o servicio.',
            },
            {
              term: 'Sitio',
              description:
                'El catálogo en línea de la Empresa. No requiere registro y no permite realizar pagos.',
            },
            {
              term: 'Cotización',
              description:
                'La oferta escrita de la Empresa, con productos, cantidades, precios, plazo y condiciones.',
            },
            {
              term: 'Pedido',
              description: 'La Cotización aceptada por el Cliente y confirmada por la Empresa.',
            },
          ],
        },
      ],
    },
    {
      id: 'informacion-de-la-empresa',
      title: 'Información de la empresa',
      blocks: [
        {
          kind: 'definitions',
          rows: [
            { term: 'Razón social', description: company.legalName },
            { term: 'RUC', description: company.ruc },
            { term: 'Domicilio fiscal', description: company.address.full },
            { term: 'Sitio web', description: company.website.display },
            {
              term: 'Correo comercial',
              description: [emailLink(company.emails.commercial)],
            },
            {
              term: 'Correo de ventas',
              description: [emailLink(company.emails.sales)],
            },
            {
              term: 'Teléfonos',
              description: [
                telephoneLink(mainPhone),
                ', ',
                telephoneLink(salesPhone),
                ' y ',
                telephoneLink(projectsPhone),
              ],
            },
            { term: 'Horario de atención', description: company.hours },
          ],
        },
      ],
    },
    {
      id: 'productos-y-servicios',
      title: 'Productos y servicios',
      blocks: [
        { kind: 'paragraph', text: 'La Empresa comercializa y presta:' },
        {
          kind: 'list',
          items: [
            'Productos de acero: perfiles, tubos, planchas, barras, mallas y aceros especiales.',
            'Herramientas, equipos, consumibles de soldadura, cerrajería y acabados.',
            [
              { label: 'Servicios', path: '/servicios' },
              ' de corte, doblez, soldadura, galvanizado, fabricación de estructuras, asesoría técnica y entrega a domicilio.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Las fotografías son referenciales. Las medidas son nominales y los pesos son teóricos, calculados con una densidad del acero de 7,850 kg/m³; ambos admiten las tolerancias de fabricación de la norma que corresponda a cada producto.',
        },
        {
          kind: 'paragraph',
          text: 'Los precios del sitio se expresan en soles (S/), incluyen el IGV salvo indicación distinta y son informativos: el precio y la disponibilidad que obligan a la Empresa son los de la Cotización vigente. Cuando un producto no muestra precio, se informa en la Cotización.',
        },
        {
          kind: 'paragraph',
          text: 'Las promociones anunciadas, como el envío gratis en compras mayores a S/ 200.00 y el 10% de descuento en la primera compra, se aplican en la Cotización, que indica los límites de zona, peso o fecha que puedan corresponder.',
        },
      ],
    },
    {
      id: 'proceso-de-cotizacion-y-compra',
      title: 'Proceso de cotización y compra',
      blocks: [
        {
          kind: 'paragraph',
          text: 'El sitio permite armar una lista de productos y enviarla para cotizar. Enviarla no es una compra ni obliga a ninguna de las partes. El proceso es el siguiente:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            [
              'El Cliente solicita la Cotización desde ',
              { label: 'su lista', path: '/cart' },
              ', por el ',
              { label: 'formulario de contacto', path: '/contacto' },
              ', por WhatsApp, por teléfono, por correo o en nuestro local.',
            ],
            'La Empresa responde por escrito en un plazo máximo de 24 horas con productos, cantidades, precios, plazo y lugar de entrega.',
            'El Cliente acepta la Cotización por escrito y realiza el pago o el adelanto que corresponda.',
            'La Empresa verifica el pago y confirma el Pedido. Desde ese momento queda celebrado el contrato y corre el plazo de entrega.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'La Cotización tiene una validez de 15 días calendario desde su emisión, sujeta a la disponibilidad de stock. Vencido ese plazo, los precios pueden actualizarse.',
        },
        {
          kind: 'paragraph',
          text: 'En los servicios a medida, la producción empieza cuando el Cliente aprueba el plano o la lista de corte y paga el adelanto. Los cambios posteriores se cotizan aparte y pueden modificar el plazo. El Cliente puede anular su Pedido sin costo mientras el material no haya sido cortado, procesado ni despachado.',
        },
        {
          kind: 'paragraph',
          text: 'Si una Cotización contiene un error evidente de precio o de medida, la Empresa lo comunicará de inmediato y el Cliente podrá aceptar la corrección o desistir, con devolución de lo pagado.',
        },
      ],
    },
    {
      id: 'medios-de-pago',
      title: 'Medios de pago',
      blocks: [
        { kind: 'paragraph', text: 'Aceptamos los siguientes medios de pago:' },
        {
          kind: 'list',
          items: [
            `Transferencia o depósito en las cuentas de ahorros en soles de ${company.legalName} publicadas en el sitio.`,
            'Tarjetas de crédito y débito y billeteras digitales, mediante un enlace de nuestro proveedor de pagos.',
            'Efectivo, únicamente en nuestro local.',
            'Cheques, solo para clientes corporativos y previa evaluación. El pago se considera realizado cuando el banco abona los fondos.',
          ],
        },
        {
          kind: 'definitions',
          rows: [
            {
              term: 'Servicios a medida',
              description:
                'Adelanto de al menos el 50% al aceptar la Cotización y saldo contra entrega.',
            },
            {
              term: 'Crédito corporativo',
              description:
                'Hasta 30 días, previa evaluación crediticia y aprobación por escrito. El incumplimiento de un pago permite suspender el crédito y los despachos pendientes.',
            },
            {
              term: 'Comprobante',
              description:
                'Emitimos boleta o factura electrónica. El Cliente debe indicar sus datos correctos antes de la emisión.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'El sitio no procesa pagos ni solicita datos de tarjetas. Antes de depositar, verifique el titular de la cuenta; si recibe un número de cuenta distinto de los publicados, confírmelo por teléfono con nosotros.',
        },
      ],
    },
    {
      id: 'entregas',
      title: 'Entregas',
      blocks: [
        { kind: 'paragraph', text: 'Los plazos se cuentan desde la confirmación del Pedido:' },
        {
          kind: 'definitions',
          rows: [
            {
              term: `Productos en stock, en ${company.address.city}`,
              description: `De ${shop.deliveryTimes.stock}.`,
            },
            {
              term: 'Servicios de procesamiento',
              description: 'De 3 a 7 días hábiles, según la cantidad y la complejidad del trabajo.',
            },
            {
              term: 'Provincias',
              description:
                'Despacho por la agencia de transporte que el Cliente elija. El plazo y el flete son los de la agencia.',
            },
            {
              term: 'Recojo en el local',
              description: `En ${company.address.full}, en el horario de atención y con el Pedido confirmado.`,
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'El plazo que aparece en la ficha de un producto es una estimación. Si difiere del indicado en la Cotización, prevalece este último.',
        },
        {
          kind: 'paragraph',
          text: 'El Cliente debe asegurar el acceso del vehículo, un lugar de descarga seguro y la presencia de una persona que reciba y firme la guía de remisión. Si la entrega no puede realizarse por una causa del Cliente, la nueva visita se cotiza aparte.',
        },
        {
          kind: 'paragraph',
          text: 'Al recibir, le pedimos revisar cantidades, medidas y estado visible del material y anotar cualquier diferencia en la guía. El riesgo sobre los productos pasa al Cliente con la entrega o, si contrata su propio transporte, con la carga en ese vehículo.',
        },
      ],
    },
    {
      id: 'garantias-y-devoluciones',
      title: 'Garantías y devoluciones',
      blocks: [
        {
          kind: 'definitions',
          rows: [
            {
              term: 'Servicios de procesamiento',
              description: '30 días de garantía sobre el trabajo realizado, desde la entrega.',
            },
            {
              term: 'Herramientas y equipos',
              description:
                'Garantía del fabricante, de 3 meses a 2 años según el producto. El plazo se indica en la Cotización o en el certificado de garantía.',
            },
            {
              term: 'Productos estándar',
              description:
                'Se aceptan devoluciones hasta 7 días después de la entrega, en su estado original, sin uso, corte ni alteración, y con el comprobante.',
            },
            {
              term: 'Productos cortados a medida o personalizados',
              description: 'No admiten devolución, salvo defecto de fabricación o error nuestro.',
            },
            {
              term: 'Reembolsos',
              description:
                'Se realizan en un plazo máximo de 15 días hábiles desde que aceptamos la devolución, por el mismo medio de pago o por transferencia.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Para solicitar una garantía o una devolución, escriba a ',
            emailLink(company.emails.support),
            ' con el número de comprobante, una descripción y, si es posible, fotografías. Verificado el defecto, repararemos, repondremos el producto o devolveremos lo pagado, según corresponda, y asumiremos los gastos de traslado.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'La garantía no cubre el desgaste normal, la oxidación por almacenamiento inadecuado, las sobrecargas, el uso distinto del previsto ni las intervenciones de terceros.',
        },
        {
          kind: 'paragraph',
          text: 'Nada de lo anterior limita los derechos que la Ley N.° 29571, Código de Protección y Defensa del Consumidor, reconoce a los consumidores.',
        },
      ],
    },
    {
      id: 'privacidad',
      title: 'Privacidad',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Tratamos sus datos personales conforme a la Ley N.° 29733, Ley de Protección de Datos Personales, y a nuestra ',
            { label: 'Política de privacidad', path: '/privacidad' },
            ', que forma parte de estos términos. Los usamos para responder sus consultas, cotizar, entregar sus pedidos y cumplir nuestras obligaciones legales.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'La lista de productos que usted arma se guarda únicamente en su navegador y llega a nosotros solo cuando usted la envía.',
        },
      ],
    },
    {
      id: 'comunicacion-digital',
      title: 'Comunicación digital',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Las cotizaciones, aceptaciones y avisos enviados por correo electrónico o WhatsApp a los datos que ambas partes hayan indicado tienen valor de comunicación escrita. El Cliente es responsable de mantener vigentes sus datos de contacto.',
        },
        {
          kind: 'paragraph',
          text: 'Solo enviamos publicidad a quienes la aceptaron de manera previa y expresa. Puede retirar su consentimiento en cualquier momento respondiendo al mensaje o escribiendo a nuestro correo comercial.',
        },
        {
          kind: 'paragraph',
          text: 'Nunca le pediremos contraseñas, claves bancarias ni códigos de verificación. Si recibe un mensaje así a nuestro nombre, no lo responda y avísenos. El uso de WhatsApp está sujeto, además, a las condiciones de su proveedor.',
        },
      ],
    },
    {
      id: 'propiedad-intelectual',
      title: 'Propiedad intelectual',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Los textos, imágenes, diseños, logotipos, signos distintivos y programas del sitio pertenecen a la Empresa o a quienes le autorizaron su uso, y están protegidos por el Decreto Legislativo N.° 822, Ley sobre el Derecho de Autor, y por la Decisión 486 de la Comunidad Andina. Las marcas de los productos pertenecen a sus titulares.',
        },
        {
          kind: 'paragraph',
          text: 'Puede consultar, imprimir y compartir las páginas para preparar su compra. Cualquier otra reproducción o uso comercial requiere nuestra autorización escrita.',
        },
        {
          kind: 'paragraph',
          text: 'Los planos y diseños que el Cliente entrega siguen siendo suyos. Los usamos solo para cotizar y ejecutar el trabajo, y el Cliente declara que tiene derecho a encargarlo.',
        },
      ],
    },
    {
      id: 'responsabilidad',
      title: 'Responsabilidad',
      blocks: [
        {
          kind: 'paragraph',
          text: 'La Empresa responde por la conformidad de los productos y servicios con la Cotización. El diseño, el cálculo estructural, la elección final del material y su instalación corresponden al Cliente o a su profesional responsable, salvo que esos trabajos hayan sido contratados expresamente. La asesoría que brindamos durante la venta es orientativa.',
        },
        {
          kind: 'paragraph',
          text: 'Procuramos que la información del sitio sea exacta y que el servicio esté disponible, pero pueden existir errores o interrupciones; los corregiremos tan pronto los conozcamos. Los enlaces a sitios de terceros se ofrecen por comodidad y se rigen por sus propias condiciones.',
        },
        {
          kind: 'paragraph',
          text: 'En operaciones entre empresas, nuestra responsabilidad se limita al valor del Pedido que originó el reclamo. Ese límite no se aplica en casos de dolo o culpa inexcusable, ni frente a los derechos irrenunciables de los consumidores.',
        },
      ],
    },
    {
      id: 'fuerza-mayor',
      title: 'Fuerza mayor',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ninguna de las partes responde por el incumplimiento o la demora que provenga de caso fortuito o fuerza mayor, es decir, de un hecho extraordinario, imprevisible e irresistible según el artículo 1315 del Código Civil: por ejemplo, sismos, inundaciones, bloqueos de vías, conflictos sociales, cortes generales de energía, medidas de la autoridad o desabastecimiento nacional de materia prima.',
        },
        {
          kind: 'paragraph',
          text: 'La parte afectada lo comunicará a la otra tan pronto como sea posible y los plazos se suspenderán mientras dure el hecho. Si se prolonga por más de 30 días, cualquiera de las partes puede resolver el Pedido y la Empresa devolverá lo pagado por lo que no haya entregado ni ejecutado.',
        },
      ],
    },
    {
      id: 'solucion-de-controversias',
      title: 'Solución de controversias',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Queremos resolver cualquier desacuerdo de manera directa y rápida. El orden que proponemos es el siguiente:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            [
              'Comunicar el problema a ',
              emailLink(company.emails.support),
              ' o en ',
              { label: 'Soporte y ayuda', path: '/soporte-ayuda' },
              ', para buscar una solución de trato directo.',
            ],
            'Registrar una queja o un reclamo en nuestro Libro de Reclamaciones, disponible en el local. Lo respondemos dentro del plazo legal.',
            'Acudir a un centro de conciliación extrajudicial, si ambas partes lo consideran conveniente.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'El consumidor puede acudir en cualquier momento al INDECOPI. Presentar un reclamo ante la Empresa no es un requisito previo para hacerlo.',
        },
      ],
    },
    {
      id: 'jurisdiccion',
      title: 'Jurisdicción',
      blocks: [
        {
          kind: 'paragraph',
          text: `Estos términos se rigen por las leyes de la República del Perú. Las controversias que no se resuelvan según la sección anterior se someten a los jueces y tribunales de ${company.address.city}.`,
        },
        {
          kind: 'paragraph',
          text: 'Cuando el Cliente sea consumidor, esta cláusula no limita la competencia de las autoridades y los jueces que la ley le permite elegir.',
        },
      ],
    },
    {
      id: 'modificaciones',
      title: 'Modificaciones',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Podemos actualizar estos términos por cambios legales, comerciales o del propio sitio. La versión vigente se publica en esta página con su número y fecha, y rige desde su publicación.',
        },
        {
          kind: 'paragraph',
          text: 'A cada Pedido se le aplica la versión vigente cuando fue confirmado. Si una disposición resultara inválida, las demás conservan su efecto.',
        },
      ],
    },
    {
      id: 'contacto',
      title: 'Contacto',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Si tiene consultas sobre estos términos, escríbanos desde la página de ',
            { label: 'Contacto', path: '/contacto' },
            ' o por cualquiera de estos medios:',
          ],
        },
        {
          kind: 'definitions',
          rows: [
            {
              term: 'Consultas comerciales',
              description: [emailLink(company.emails.commercial)],
            },
            {
              term: 'Soporte y reclamos',
              description: [emailLink(company.emails.support)],
            },
            {
              term: 'Teléfono',
              description: [telephoneLink(mainPhone)],
            },
            { term: 'Dirección', description: company.address.full },
            { term: 'Horario', description: company.hours },
          ],
        },
      ],
    },
  ],
  revision: 'Última actualización: septiembre de 2025 · Versión 2.0',
};
