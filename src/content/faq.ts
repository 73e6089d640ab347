import { shop } from '../shop/shop.ts';
import { company } from './company.ts';
export interface FaqItem {
  pregunta: string;
  respuesta: string;
}

export const faqPage = {
  intro: 'Lo que más nos consultan antes de pedir una cotización.',
} as const;

export const faq: readonly FaqItem[] = [
  {
    pregunta: '¿Cómo pido una cotización?',
    respuesta:
      'Agregue los productos a su lista, indique las cantidades y pulse el botón de cotización del carrito: se abrirá WhatsApp con su pedido ya escrito. También puede pedirla por el formulario de contacto, por teléfono, por correo o en nuestro local. No hace falta crear una cuenta.',
  },
  {
    pregunta: '¿En cuánto tiempo responden y cuánto dura la cotización?',
    respuesta:
      'Respondemos su cotización en un plazo máximo de 24 horas. Los precios que le enviamos se mantienen durante 15 días calendario, sujetos al stock disponible.',
  },
  {
    pregunta: '¿Qué medios de pago aceptan?',
    respuesta:
      'Transferencia o depósito en nuestras cuentas de ahorros en soles, tarjetas y billeteras digitales a través de una pasarela de pago, y efectivo en nuestro local. Las empresas pueden acceder, previa evaluación, a crédito de hasta 30 días y pagar con cheque. En esta web no se realiza ningún cobro.',
  },
  {
    pregunta: '¿Cuánto demora la entrega?',
    respuesta: `Los productos en stock se entregan en ${company.address.city} en ${shop.deliveryTimes.stock} desde que se confirma el pedido. Los servicios de corte, doblez, soldadura o galvanizado toman de 3 a 7 días hábiles. Para provincias, el plazo depende de la agencia de transporte.`,
  },
  {
    pregunta: '¿Cortan y doblan el material a mi medida?',
    respuesta:
      'Sí. Envíenos su plano o sus medidas y le cotizamos el material con el servicio incluido. Los trabajos a medida requieren un adelanto de al menos el 50% y el saldo se paga contra entrega. Como se hacen especialmente para usted, no admiten devolución, pero tienen 30 días de garantía sobre el trabajo.',
  },
  {
    pregunta: '¿Puedo cambiar o devolver un producto?',
    respuesta:
      'Puede devolver productos estándar dentro de los 7 días posteriores a la entrega si están en su estado original y con su comprobante. El reembolso se realiza en un plazo máximo de 15 días hábiles. Las herramientas tienen, además, la garantía de su fabricante, de 3 meses a 2 años.',
  },
];
