/** File of a build: index.html with its placeholders. */
export const PAGE_TEMPLATE = '.index-template.html';
