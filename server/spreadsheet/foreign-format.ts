const IN_EXCEL = 'En Excel: Archivo, Guardar como, «Libro de Excel (.xlsx)»';
const IN_LIBREOFFICE = 'en LibreOffice: Archivo, Guardar como, «Excel 2007-365 (.xlsx)»';
const SAVE = `${IN_EXCEL}; ${IN_LIBREOFFICE}.`;

/** Bytes in which a format is recognized. */
const START = 4_096;

/** Formats that are not read, by what a file begins with, in Latin-1. */
const formats: readonly { is: (start: string, bytes: Uint8Array) => boolean; message: string }[] = [
  {
    is: (start) => start.startsWith('PK') && start.includes('application/vnd.oasis.opendocument'),
    message: `Es una hoja de LibreOffice (.ods). Ábrala en LibreOffice y use Archivo, Guardar como, «Excel 2007-365 (.xlsx)».`,
  },
  {
    is: (start) =>
      start.startsWith('PK') && /Index\/\w+\.iwa|preview(?:-micro|-web)?\.jpg/.test(start),
    message:
      'Es una hoja de Numbers. En Numbers use Archivo, Exportar a, Excel, y suba el archivo .xlsx.',
  },
  {
    is: (start) => start.startsWith('PK') && start.includes('word/'),
    message: `Es un documento de Word. Copie la tabla a una hoja de cálculo y guárdela como XLSX. ${SAVE}`,
  },
  {
    is: (start, bytes) => isOldWorkbook(start) && hasText(bytes, 'EncryptedPackage'),
    message: `El libro tiene contraseña. Quítela (en Excel: Archivo, Información, Proteger libro) y guárdelo de nuevo como .xlsx.`,
  },
  {
    is: isOldWorkbook,
    message: `Es un libro de Excel antiguo (.xls). Ábralo y guárdelo como .xlsx. ${SAVE}`,
  },
  {
    is: (start) => start.startsWith('%PDF'),
    message:
      'Es un PDF, del que no se leen tablas. Pida o exporte la lista como XLSX o CSV en el programa que la hizo.',
  },
  {
    is: (start) => /^\s*(?:<!doctype html|<html|<table|<head|<body|<meta)/i.test(start),
    message: `Es una página web (HTML) con nombre de hoja de cálculo, como la guardan algunos ERP. Ábrala y guárdela como .xlsx, o elija XLSX o CSV en el ERP. ${SAVE}`,
  },
  {
    is: (start) => /^\s*<\?xml|^\s*<(?:ss:)?Workbook/.test(start),
    message: `Es un archivo XML con nombre de hoja de cálculo, como lo guardan algunos ERP. Ábralo y guárdelo como .xlsx, o elija XLSX o CSV en el ERP. ${SAVE}`,
  },
];

function isOldWorkbook(start: string): boolean {
  return start.startsWith('\xd0\xcf');
}

/** Whether a file has a text in UTF-16, as old workbooks name their parts. */
function hasText(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes).includes(Buffer.from(text, 'utf16le'));
}

/** Says what a file of another format is and how it is saved as XLSX, in Spanish; null for others. */
export function foreignFormat(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.slice(0, START))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '');
  return formats.find(({ is }) => is(start, bytes))?.message ?? null;
}
