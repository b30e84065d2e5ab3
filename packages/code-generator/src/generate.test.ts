import { posix } from 'node:path'
import { bigForm, formOfAllKinds } from '@sqos/form-model/testing'
import { expect, it } from 'vitest'
import { generateModule } from './generate.ts'
import { withBase } from './project/files.ts'

const SETTINGS = { module: 'business', className: 'Vehicle', description: '公司车辆' }
const SURROUNDINGS = { isTaken: () => false, spell: (text: string) => (text === '车辆' ? 'che liang' : '') }

const fieldOf = (kind: string, name: string, more: object = {}) => ({
  __config__: { sqosKey: kind, label: name, ...more },
  __vModel__: name,
})

const generate = (fields: readonly object[], settings: Partial<typeof SETTINGS> = {}, more: object = {}) =>
  generateModule(
    { fullName: '车辆', enCode: 'vehicle', formData: JSON.stringify({ fields, ...more }) },
    { settings: { ...SETTINGS, ...settings }, surroundings: SURROUNDINGS },
  )

const textOf = ({ files }: ReturnType<typeof generate>, end: string) =>
  files.find(({ path }) => path.endsWith(end))?.text ?? ''

it('names become names of TypeScript and SQL, each once', () => {
  const made = generate([
    fieldOf('comInput', 'F_PlateNo'),
    fieldOf('comInput', 'plate_no'),
    fieldOf('comInput', '车辆'),
    fieldOf('comInput', 'order'),
    fieldOf('comInput', 'id'),
    fieldOf('comInput', 'constructor_'),
    fieldOf('comInput', '2nd'),
    fieldOf('comInput', 'a b'),
    fieldOf('comInput', 'A_B'),
    fieldOf('comInput', 'x_y_code'),
  ])

  const columns = /COLUMNS = \[(.*?)\]/s.exec(textOf(made, 'vehicle.fields.ts'))?.[1]
  expect(columns?.split(',').map((name) => name.trim())).toEqual(
    [
      'plateNo',
      'plateNoNr2',
      'cheLiang',
      'order',
      'idValue',
      'constructorValue',
      'field2Nd',
      'aB',
      'aBnr2',
      'xYcode',
    ].map((name) => `'${name}'`),
  )
  expect(textOf(made, '0000-vehicle.ts')).toContain('"order" text')
})

it.each([
  ['class', 'class-item'],
  ['zichan689', 'zichan689-item'],
  ['a1b', 'a1-b'],
  ['Promise', 'promise-item'],
  ['车辆', 'che-liang'],
  ['', 'record-item'],
  ['../../etc/passwd', 'etc-passwd'],
])('the class name %j is %s', (className, name) => {
  expect(generate([fieldOf('comInput', 'a')], { className }).name).toBe(name)
})

it('a name that the target has is left to it', () => {
  const { name } = generateModule(
    { fullName: '用户', enCode: 'user', formData: JSON.stringify({ fields: [] }) },
    {
      settings: { ...SETTINGS, className: 'User' },
      surroundings: { ...SURROUNDINGS, isTaken: (one) => one === 'users' },
    },
  )

  expect(name).toBe('user-item')
})

it('an unknown kind is a plain text, and the README says so', () => {
  const made = generate([fieldOf('hologram', 'F_Shape')])

  expect(made.notes).toEqual([expect.stringContaining('hologram')])
  expect(textOf(made, 'README.md')).toContain('hologram')
  expect(textOf(made, 'VehicleItems.tsx')).toContain('<InputField')
  // No field needs the texts of ids: the linter refuses an unused name.
  expect(textOf(made, 'vehicle.fields.ts')).toContain('_texts: CellTexts')
})

it('scripts become typed functions with their source as a comment that nothing can leave', () => {
  const source = '({ data }) => {\n  alert(data) /* */\u2028 process.exit()\n}'
  const made = generate([{ ...fieldOf('comInput', 'F_Name'), on: { change: source } }])

  const scripts = textOf(made, 'vehicle-scripts.ts')
  expect(scripts).toContain(': FormScript = () => {')
  const code = scripts.split(/[\n\u2028\u2029]/).filter((line) => !line.trimStart().startsWith('//'))
  expect(code.join('\n')).not.toMatch(/alert|process/)
})

it('labels and options with quotes, backslashes and ends of comments stay texts', () => {
  const label = `it's */ \${x} \\ "q"`
  const options = { __slot__: { options: [{ id: "a'b", fullName: label }] } }
  const made = generate([{ ...fieldOf('select', 'F_Kind', { label }), ...options }])

  expect(textOf(made, 'vehicle-options.ts')).toContain(
    String.raw`{ value: 'a\'b', label: 'it\'s */ \${x} \\ "q"' }`.replace('\\$', '$'),
  )
  expect(textOf(made, 'vehicle.fields.ts')).not.toContain('*/ $')
})

it('a formula of numbers is calculated on the server', () => {
  const expression = [{ __vModel__: 'F_A', label: 'A' }, '×', '2']
  const made = generate([fieldOf('numInput', 'F_A'), { ...fieldOf('calculate', 'F_B'), expression }])

  expect(textOf(made, 'vehicle.service.ts')).toContain('b: (body.a ?? 0) * 2')
})

it('five hundred fields are several files, none with more than 320 lines beside lists of columns', () => {
  const { files } = generateModule(
    { fullName: '大表', enCode: 'big', formData: JSON.stringify(bigForm(500)) },
    { settings: SETTINGS, surroundings: SURROUNDINGS },
  )

  const long = files.filter(
    ({ path, text }) =>
      /\.tsx?$/.test(path) && text.split('\n').length > 320 && !text.includes('oxlint-disable max-lines'),
  )
  expect(long.map(({ path }) => path)).toEqual([])
  expect(files.filter(({ path }) => path.includes('.fields-part')).length).toBeGreaterThan(7)
})

it('a design that is no form is a module with one field', () => {
  for (const formData of [null, 'not JSON', '[]', { fields: [null, 7, {}] }]) {
    const made = generateModule(
      { fullName: '', enCode: '', formData },
      { settings: SETTINGS, surroundings: SURROUNDINGS },
    )
    expect(textOf(made, 'vehicle.fields.ts')).toContain('name: Type.String')
  }
})

it('every kind of field with a value is generated without a note', () => {
  const { notes } = generateModule(
    { fullName: '每种控件', enCode: 'all', formData: formOfAllKinds() },
    { settings: SETTINGS, surroundings: SURROUNDINGS },
  )

  expect(notes.filter((note) => note.includes('does not know'))).toEqual([])
})

it('a list shows numbers as the detail does, a required choice is chosen, and bill numbers are not cut', () => {
  const made = generate([
    { ...fieldOf('numInput', 'F_Price', { required: true }), precision: 2 },
    fieldOf('numInput', 'F_Count'),
    { ...fieldOf('select', 'F_Kind', { required: true }), __slot__: { options: [{ id: 'a', fullName: 'A' }] } },
    fieldOf('billRule', 'F_No', { rule: 'vehicle' }),
  ])

  const shown = '<NumberField mode="detail" value={row.price} precision={2} />'
  expect([
    textOf(made, 'use-vehicle-columns.tsx').includes(shown),
    textOf(made, 'VehicleDetail.tsx').includes(shown),
  ]).toEqual([true, true])
  expect(textOf(made, 'use-vehicle-columns.tsx')).not.toContain('count:')
  const page = textOf(made, 'vehicle.page.ts')
  expect(page).toContain("price: { title: 'vehicle.price', format: 'custom', align: 'end', minWidth: 96")
  expect(page).toContain("no: { title: 'vehicle.no', minWidth: 220")
  expect(textOf(made, 'VehicleItems.tsx')).toMatch(/rule\.required'[^>]*'price'[^]*rule\.choose'[^>]*'kind'/)
  expect(JSON.parse(textOf(made, 'zh.json'))).toMatchObject({
    rule: { required: '请填写{{name}}', choose: '请选择{{name}}' },
  })
})

it('a text with a pattern has an example for the tests of all routes', () => {
  const regList = [{ pattern: '/^1\\d{10}$/', message: '手机号' }]

  const made = generate([fieldOf('comInput', 'F_Mobile', { regList })])

  expect(textOf(made, 'vehicle.fields.ts')).toContain(
    "mobile: Type.String({ maxLength: 500, examples: ['13800138000'] })",
  )
})

it('an optional text with an unusual pattern has the empty text as its example', () => {
  const regList = [{ pattern: '/^[A-Z]{3}-[0-9]{7}$/', message: '编号' }]

  const made = generate([fieldOf('comInput', 'F_No', { regList })])

  expect(textOf(made, 'vehicle.fields.ts')).toContain("no: Type.String({ maxLength: 500, examples: [''] })")
  // The linter refuses an unused name.
  expect(textOf(made, 'VehicleItems.tsx')).not.toContain('{ t }')
})

it('a project of its own has no import of the workspace, and every relative import has its file', () => {
  const { name, files, notes } = generateModule(
    { fullName: '每种控件', enCode: 'all', formData: formOfAllKinds() },
    { settings: { ...SETTINGS, className: 'Host', shape: 'standAlone' }, surroundings: SURROUNDINGS },
  )

  const paths = new Set(files.map(({ path }) => path))
  const imports = files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from |import |import\()'(.+?)'/g)].map(([, to = '']) => ({ path, to })),
    )
  const missing = imports.filter(
    ({ path, to }) => to.startsWith('.') && !paths.has(posix.join(posix.dirname(path), to)),
  )
  const manifest: { dependencies: object; devDependencies: object } = JSON.parse(
    files.find(({ path }) => path === 'package.json')?.text ?? '',
  )
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const foreign = imports.filter(
    ({ to }) => !/^(?:\.|node:)/.test(to) && !packages.some((one) => to === one || to.startsWith(`${one}/`)),
  )
  expect({ name, missing, foreign }).toEqual({ name: 'host-item', missing: [], foreign: [] })
  expect(files.filter(({ text }) => /__(?:name|Name|camel|CONST|title)__/.test(text)).map(({ path }) => path)).toEqual(
    [],
  )
  expect(Object.values({ ...manifest.dependencies, ...manifest.devDependencies })).not.toContain('*')
  expect(notes).toContainEqual(expect.stringContaining('`modelRows`'))
})

it('a project of its own takes the entries of its dictionaries along, and its archive has the base of later merges', () => {
  const fields = [fieldOf('select', 'F_Sex', { dataType: 'dictionary', dictionaryType: 'sex' })]
  const made = generateModule(
    { fullName: '车辆', enCode: 'vehicle', formData: JSON.stringify({ fields }) },
    {
      settings: { ...SETTINGS, shape: 'standAlone' },
      surroundings: { ...SURROUNDINGS, entriesOf: (code) => [{ id: '1', enCode: 'f', fullName: `${code} 1` }] },
    },
  )

  const directory = made.files.find(({ path }) => path === 'server/directory.json')?.text ?? ''
  expect(JSON.parse(directory)).toMatchObject({ dictionaries: { sex: [{ id: '1', enCode: 'f', fullName: 'sex 1' }] } })
  const base = withBase(made.files).at(-1)
  expect([base?.path, JSON.parse(base?.text ?? '{}')]).toEqual([
    'generated.base.json',
    Object.fromEntries(made.files.map(({ path, text }) => [path, text])),
  ])
})
