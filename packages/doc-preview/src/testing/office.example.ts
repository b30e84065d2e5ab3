import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync, type Zippable } from 'fflate'

/** A URL that must not be requested; a request is a leak. */
export const LEAK = 'http://leak.invalid'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const RELATIONS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
const NAMES = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${OFFICE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`

/** A zip of texts and bytes. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const parts: Zippable = {}
  for (const [name, content] of Object.entries(files))
    parts[name] = typeof content === 'string' ? strToU8(content) : content
  return new Uint8Array(zipSync(parts))
}

const relations = (items: readonly { id: string; type: string; target: string; external?: boolean }[]) =>
  `${XML}<Relationships ${RELATIONS}>${items
    .map(
      ({ id, type, target, external }) =>
        `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`

const types = (main: string, part: string) =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="html" ContentType="text/html"/><Override PartName="${part}" ContentType="${main}"/></Types>`

/** A Word document of two pages; with `hostile`, one that tries to run scripts and to send requests. */
export function docx({ hostile = false } = {}): Uint8Array<ArrayBuffer> {
  const paragraph = (text: string, style = '') => `<w:p>${style}<w:r><w:t>${text}</w:t></w:r></w:p>`
  const tricks = `<w:p><w:hyperlink r:id="rScript"><w:r><w:t>script link</w:t></w:r></w:hyperlink></w:p>
    <w:p><w:hyperlink r:id="rAway"><w:r><w:t>away link</w:t></w:r></w:hyperlink></w:p>
    <w:altChunk r:id="rChunk"/>${paragraph('&lt;img src=x onerror=alert(1)&gt;')}
    <w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="900000"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="rPicture" r:embed="rPicture"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
  const table =
    '<w:tbl><w:tblPr><w:tblBorders><w:top w:val="single" w:sz="4"/><w:bottom w:val="single" w:sz="4"/><w:insideH w:val="single" w:sz="4"/><w:insideV w:val="single" w:sz="4"/></w:tblBorders></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid><w:tr><w:tc><w:p><w:r><w:t>甲方</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>盛泉</w:t></w:r></w:p></w:tc></w:tr></w:tbl>'
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr>'
  return zip({
    '[Content_Types].xml': types(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      '/word/document.xml',
    ),
    '_rels/.rels': relations([{ id: 'r1', type: 'officeDocument', target: 'word/document.xml' }]),
    'word/_rels/document.xml.rels': relations([
      { id: 'rScript', type: 'hyperlink', target: 'javascript:alert(1)', external: true },
      { id: 'rAway', type: 'hyperlink', target: `${LEAK}/link`, external: true },
      { id: 'rPicture', type: 'image', target: `${LEAK}/picture.png`, external: true },
      { id: 'rChunk', type: 'aFChunk', target: 'chunk.html' },
    ]),
    'word/chunk.html': `<html><body>chunk<script>alert(1)</script><img src="${LEAK}/chunk.png"></body></html>`,
    'word/document.xml': `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}"><w:body>${paragraph('采购合同', '<w:pPr><w:jc w:val="center"/></w:pPr>')}${paragraph('Contract No. 2026-0042 between two parties.')}${table}${hostile ? tricks : ''}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${paragraph('第二页：Contract, signed.')}${page}</w:body></w:document>`,
  })
}

/** A workbook with a sheet of `rows` rows, a merged title and a hidden sheet. */
export function xlsx({ rows = 3 } = {}): Uint8Array<ArrayBuffer> {
  const lines = Array.from({ length: rows }, (_row, index) => [
    `商品 ${index + 1}`,
    index * 12.5,
    new Date(Date.UTC(2026, 0, 1 + (index % 28))),
  ])
  const sheet = utils.aoa_to_sheet([['报价单'], ['名称', '单价', '日期'], ...lines, ['<img src=x onerror=alert(1)>']])
  sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 2 } }]
  sheet['!cols'] = [{ wpx: 160 }, { wpx: 80 }, { wpx: 100 }]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, '报价')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['第二张', 1]]), 'Sheet2')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['hidden secret']]), 'Hidden')
  book.Workbook = { Sheets: [{}, {}, { Hidden: 1 }] }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }))
}

/** A presentation of two slides: title and body from their layout, a shape, a table, a picture and a chart. */
export function pptx(picture: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = (text: string, run = '') =>
    `<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="zh-CN"${run}</a:rPr><a:t>${text}</a:t></a:r></a:p></p:txBody>`
  const holder = (type: string, text: string, look = '<p:spPr/>') =>
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:cNvSpPr/><p:nvPr><p:ph ${type}/></p:nvPr></p:nvSpPr>${look}${body(text, '>')}</p:sp>`
  const at = (x: number, y: number, size: readonly [number, number]) =>
    `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${size[0]}" cy="${size[1]}"/></a:xfrm>`
  const placed = (x: number, y: number, size: readonly [number, number]) => `<p:spPr>${at(x, y, size)}</p:spPr>`
  const tree = (shapes: string) =>
    `<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`
  const cell = (text: string) =>
    `<a:tc><a:txBody><a:bodyPr/><a:p><a:r><a:rPr sz="1400"/><a:t>${text}</a:t></a:r></a:p></a:txBody><a:tcPr/></a:tc>`
  const graphic = (inside: string, y: number) =>
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="9" name="g"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="5000000" y="${y}"/><a:ext cx="3500000" cy="900000"/></p:xfrm><a:graphic><a:graphicData uri="x">${inside}</a:graphicData></a:graphic></p:graphicFrame>`
  const shape = `<p:sp><p:nvSpPr><p:cNvPr id="5" name="s"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${at(600_000, 3_600_000, [2_400_000, 900_000])}<a:prstGeom prst="roundRect"/><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></p:spPr>${body('结论', ' b="1" sz="2000"><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>')}</p:sp>`
  const image = `<p:pic><p:nvPicPr><p:cNvPr id="6" name="i" descr="标志"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rImage"/></p:blipFill>${placed(3_300_000, 3_600_000, [900_000, 900_000])}</p:pic>`
  const table = graphic(
    `<a:tbl><a:tblGrid/><a:tr h="370000">${cell('季度')}${cell('收入')}</a:tr><a:tr h="370000">${cell('Q1')}${cell('1,200')}</a:tr></a:tbl>`,
    2_400_000,
  )
  const slide = (shapes: string) => `${XML}<p:sld ${NAMES}>${tree(shapes)}</p:sld>`
  const slideRelations = relations([
    { id: 'rLayout', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
    { id: 'rImage', type: 'image', target: '../media/image1.png' },
  ])
  const color = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`
  return zip({
    '[Content_Types].xml': types(
      'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
      '/ppt/presentation.xml',
    ),
    'ppt/presentation.xml': `${XML}<p:presentation ${NAMES}><p:sldIdLst><p:sldId id="256" r:id="r1"/><p:sldId id="257" r:id="r2"/></p:sldIdLst><p:sldSz cx="9144000" cy="5143500"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations([
      { id: 'r1', type: 'slide', target: 'slides/slide1.xml' },
      { id: 'r2', type: 'slide', target: 'slides/slide2.xml' },
    ]),
    'ppt/slides/slide1.xml': slide(
      holder('type="ctrTitle"', '年度汇报') +
        holder('idx="1"', 'Annual report &lt;script&gt;') +
        shape +
        image +
        table +
        graphic('<c:chart xmlns:c="urn:c"/>', 3_600_000),
    ),
    'ppt/slides/slide2.xml': slide(holder('type="title"', '第二张') + holder('idx="1"', 'Second slide')),
    'ppt/slides/_rels/slide1.xml.rels': slideRelations,
    'ppt/slides/_rels/slide2.xml.rels': slideRelations,
    'ppt/media/image1.png': picture,
    'ppt/slideLayouts/slideLayout1.xml': `${XML}<p:sldLayout ${NAMES}>${tree(holder('type="title"', 'Click to edit', placed(600_000, 300_000, [8_000_000, 900_000])) + holder('idx="1"', 'Click to edit text', placed(600_000, 1_400_000, [4_000_000, 1_800_000])))}</p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([
      { id: 'r1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
    ]),
    'ppt/slideMasters/slideMaster1.xml': `${XML}<p:sldMaster ${NAMES}>${tree('').replace('<p:cSld>', '<p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg2"/></a:solidFill></p:bgPr></p:bg>')}<p:txStyles><p:titleStyle><a:lvl1pPr algn="ctr"><a:defRPr sz="4000" b="1"><a:solidFill><a:schemeClr val="tx2"/></a:solidFill></a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle><a:lvl1pPr><a:buChar char="•"/><a:defRPr sz="2000"/></a:lvl1pPr></p:bodyStyle></p:txStyles></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
      { id: 'r1', type: 'theme', target: '../theme/theme1.xml' },
    ]),
    'ppt/theme/theme1.xml': `${XML}<a:theme ${NAMES}><a:themeElements><a:clrScheme name="t">${color('dk1', '000000')}${color('lt1', 'FFFFFF')}${color('dk2', '1F3864')}${color('lt2', 'EAF1FB')}${color('accent1', '2F6FDE')}</a:clrScheme></a:themeElements></a:theme>`,
  })
}

/** A workbook of two cells in another format. */
export function workbook(bookType: 'ods'): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['名称'], ['苹果']]), '表')
  return new Uint8Array(write(book, { type: 'array', bookType }))
}
