import AdmZip from 'adm-zip';

const OFFICE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WITH_MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';

function zipped(parts: Record<string, string>): Buffer {
  const zip = new AdmZip();
  for (const [name, content] of Object.entries(parts)) zip.addFile(name, Buffer.from(content));
  return zip.toBuffer();
}

/** As little of a Word document as makes one. */
export const wordDocument = ({ macros = false } = {}): Buffer =>
  zipped({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${macros ? WITH_MACROS : OFFICE}"/></Types>`,
    'word/document.xml': '<?xml version="1.0"?><document/>',
    ...(macros && { 'word/vbaProject.bin': 'Sub AutoOpen' }),
  });

export const openDocument = (): Buffer =>
  zipped({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<?xml version="1.0"?><document/>' });

export const archive = (): Buffer => zipped({ 'readme.txt': 'Nothing in particular' });
