import { strToU8, zipSync } from 'fflate';

/** A cell with a text. */
export const textCell = (cell: string, value: string) =>
  `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** An XLSX file with one sheet. */
export const workbook = (rows: string, afterRows = '') => workbooks({ A: [rows, afterRows] });

/**
 * An XLSX file; the styles 1 and 2 show percentages, 3 soles, 4 and 5 dollars.
 * @param order of the sheets, by their names; else that of their files
 * @param hidden names of hidden sheets
 */
export function workbooks(
  sheets: Record<string, [rows: string, afterRows: string]>,
  order = Object.keys(sheets),
  hidden: readonly string[] = [],
): Buffer {
  const office = 'http://schemas.openxmlformats.org';
  const relations = (types: [type: string, target: string][]) =>
    `<Relationships xmlns="${office}/package/2006/relationships">${types
      .map(([type, target], index) => {
        const all = `${office}/officeDocument/2006/relationships/${type}`;
        return `<Relationship Target="${target}" Id="rId${index + 1}" Type="${all}"/>`;
      })
      .join('')}</Relationships>`;
  const main = `xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"`;
  const entries = Object.entries(sheets);
  const names = Object.keys(sheets);
  return zip({
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"/>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook ${main}><sheets>${order
      .map((name) => ({ name, at: names.indexOf(name) + 1 }))
      .map(({ name, at }) => {
        const state = hidden.includes(name) ? ' state="hidden"' : '';
        return `<sheet name="${name}" sheetId="${at}"${state} r:id="rId${at}"/>`;
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...entries.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="170" formatCode="0.0%"/>
      <numFmt numFmtId="171" formatCode="[$S/-280A]\\ #,##0.00"/><numFmt numFmtId="172" formatCode="[$$-409]#,##0.00"/>
      <numFmt numFmtId="173" formatCode="&quot;US$ &quot;0.00"/></numFmts>
      <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="9" xfId="0"/><xf numFmtId="170" xfId="0"/>
      ${[171, 172, 173].map((id) => `<xf numFmtId="${id}" xfId="0"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      entries.map(([, [rows, afterRows]], at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet ${main}><sheetData>${rows}</sheetData>${afterRows}</worksheet>`,
      ]),
    ),
  });
}

export const zip = (files: Record<string, string | Buffer>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  );
