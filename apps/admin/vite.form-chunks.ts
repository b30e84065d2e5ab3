import { CHOOSERS, CODES, RECORD_PAGE, RECORDS, TABLES, TASK, VIEWS } from './vite.record-chunks.ts'

/** Parts by folder: a folder with its slash, or the prefix of a file name. */
export type Parts = Readonly<Record<string, readonly string[]>>

// The page of a published form. A folder is named where all of its modules are loaded; the names of modules keep parts that load
// later out of a chunk.

/** Parts of Lodash that selects need. */
const LODASH_OF_CHOICES = [
  String.raw`_(?:(?:hash|listCache|mapCache)\w+|Hash|ListCache|Map|MapCache|memoizeCapped|stringToPath)`,
  '_(?:arrayMap|assocIndexOf|baseGet|baseIsNative|baseToString|castPath|coreJsData|getMapData|getNative|getValue|isKey)',
  '_(?:isKeyable|isMasked|nativeCreate|toKey|toSource)',
  '(?:eq|escapeRegExp|get|isArray|isFunction|memoize|toString)',
]

/** Menus and what they are made of. */
const MENUS: Parts = {
  'web-react/es': ['Dropdown/', 'Layout/sider', 'Menu/', 'ResizeBox/'],
  'icon/react-icon': ['IconDragDot/'],
}

/** Selects and what they are made of. */
const CHOICES: Parts = {
  'web-react/es': ['Checkbox/', 'Empty/', 'InputTag/', 'Radio/', 'Select/', 'Tag/'],
  'web-react/es/_class': ['Draggable/', 'OverflowEllipsis/', 'VirtualList/', 'select-view'],
  'web-react/es/_util': [
    'getHighlightText',
    'getHotkeyHandler',
    'getStringLength',
    'include',
    'responsiveObserve',
    'style',
  ],
  'web-react/es/_util/hooks': ['useForceUpdate', 'usePersistCallback', 'useStateWithPromise', 'useUpdate'],
  '(?:compute-scroll-into-view|scroll-into-view-if-needed)': [''],
  'hooks/src': ['any-ref-as-prop', 'leave-escape', 'phone'],
  'ui-kit/src/sheet': ['Sheet.module', 'at-bottom'],
  lodash: LODASH_OF_CHOICES.map((name) => `${name}.js`),
}

/** Calendars and clocks. */
const DATES: Parts = {
  'web-react/es': ['DatePicker/', 'TimePicker/', '_class/picker/'],
  'web-react/es/_util': ['dayjs', 'pad'],
  'dayjs/plugin': [''],
}

/** Trees. */
const TREES: Parts = {
  'web-react/es': ['Cascader/', 'Tree/', 'TreeSelect/'],
  'web-react/es/_util': ['scrollIntoView'],
  'web-react/es/_util/hooks': ['useRefs'],
}

/** The fields of texts and options, and what all fields are made of. */
const FIELDS: Parts = {
  'form-widgets/src/base': [
    'ControlGroup',
    'FieldBox',
    'FieldNotes',
    'announce',
    'css-variables',
    'describe-control',
    'field-item-context',
    'for-arco',
    'icons',
    'name-element',
    'readers',
    'use-arco-look',
    'use-field',
    'use-lazy-control',
    'use-loaded',
  ],
  'form-widgets/src': [
    '(?:table-form/(?:interactions/)?)?locales/loaders',
    'field/FieldItem',
    'input/(?:InputField|PasswordEye|use-text-box)',
    'kinds/(?:define-field|field-props)',
    'locales/zh.',
    'options/(?:OptionsState|choices|chosen|find|needs|option|use)',
    'provider/',
    'select/(?:SelectField|select-placeholder)',
    'services/(?:answers|missing|recent|services-context|use-answer)',
    'switch/SwitchField',
    'textarea/TextareaField',
    'sheet/(?:Sheet.[mt]|filter-tree|use-sheet)',
    'texts/(?:language-context|load-texts|text-context|text-key)',
  ],
  'form-model/src': ['json/', 'values/(?:date-limits|mask|moment|options|phone-number|places|read)'],
  'contract/src': ['phone-number'],
}

/** The fields of numbers. */
const NUMBERS: Parts = {
  'web-react/es': ['InputNumber/'],
  'form-widgets/src/number': ['(?![^]*(?:example|field|sketch))'],
  'form-widgets/src/number-range': ['NumberRangeField'],
}

/** The fields of dates and times, and the conditions of lists that use them. */
const MOMENTS: Parts = {
  'form-widgets/src/date': ['DateField', 'date-placeholder', 'date.field'],
  'form-widgets/src/date-range': ['DateRangeField', 'date-range.field'],
  'form-widgets/src/moment': ['(?![^]*(?:example|sketch))'],
  'form-widgets/src/time': ['TimeField', 'TimeSheet', 'time.field'],
  'form-widgets/src/time-range': ['TimeRangeField', 'time-range.field'],
  'form-renderer/src/list': ['SearchRange'],
}

/** The fields of people, places and trees. */
const PICKERS: Parts = {
  'form-widgets/src/choice': [
    'ChoiceBox',
    'LoadedDialog',
    'PlaceSelect',
    'able',
    'choice-node',
    'choice-source',
    'ids',
    'load-pinyin',
    'match',
    'people',
    'picker-props',
    'pinyin',
    'place.',
    'use-names',
  ],
  'form-widgets/src': [
    '(?:department|group|organization|position|role|user)-select/(?:[A-Z][a-z]+SelectField|[a-z-]+.field)',
    'cascader/(?:CascaderField|cascader.field)',
    'address/region-path',
    'picker/(?:Isolated|PickerInput|RecordPicker.module)',
    'tree-select/(?:Tree(?:Keys|Popup|SelectField)|tree-select.field)',
  ],
}

/** Icons of fields. */
const MARKS = [
  'Calendar',
  'CalendarClock',
  'CaretLeft',
  'CaretRight',
  'Gift',
  'Image',
  'Link',
  'List',
  'Minus',
  'Mobile',
  'SelectAll',
  'ShareAlt',
  'Shrink',
  'StarFill',
  'Trophy',
  'Undo',
]

/** Documents of forms and lists: what reads them, with their formulas. */
const DOCUMENTS: Parts = {
  'form-model/src': [
    'document/(?:limits|parse-document|read-tables)',
    'kinds/(?![^]*propert|presets)',
    'list/(?:list-settings|read-list)',
    'model/(?:camel-case|dependencies|formula-names|names|read-form|read-node|related-model|settings|visibility)',
    'rules/(?:compile-rules|components|operators|rule.)',
    'values/(?:able|names)',
  ],
  'formula/src': [
    'amount/capitals',
    'arithmetic/',
    'calculation/(?:formulas|graph|place)',
    'expression/(?:check|tokens)',
    'language/(?!evaluate)',
    'record',
  ],
  'big.js': [''],
}

/** Calls that serve the fields of every form. */
const SERVICES: Parts = {
  'api-client/src': [
    'bill-rule/',
    'data-interface/',
    'file/',
    'organization/',
    'position/',
    'record/',
    'region/',
    'role/',
    'user/',
    'user-group/',
  ],
}

/** The queue of uploads. */
const UPLOADS: Parts = {
  'uploader/src': [
    'core/(?!admit|check-file|file-value|hash-worker)',
    'locales.',
    'locales/loaders',
    'react/(?:UploadsProvider|uploads-context)',
  ],
  'admin/src/parts': ['transfer/download', 'uploads/(?:AppUploads|upload-queue)'],
}

/** Small modules of many pages: where texts are, who may do what. */
const SMALL: Parts = {
  'admin/src/pages/workFlow/detail': ['task-address'],
  'admin/src/parts': [
    'authority/use-authority-page',
    'calls/dialler',
    'page-route/use-page-entry',
    'record-calls/use-call-page',
  ],
  'contract/src/pages': ['call-record', 'writing-home'],
  'form-model/src': ['catalogue', 'locales/loaders'],
  'form-renderer/src': ['locales.', 'locales/loaders'],
  'ui-kit/src/form': ['CloseButton', 'field-errors', 'form.module'],
  'ui-kit/src/import': ['catalogue', 'locales/loaders'],
  'validators/src': ['check.ts', 'text-checks'],
  'rich-text/src': ['texts/rich-text-text', 'locales/zh.'],
  '(?:charts|print-designer|rich-text)/src': ['catalogue', 'locales/loaders'],
}

/** Parts of lists with pages, and what phones show of a list in sheets. */
const PAGES: Parts = {
  'ui-kit/src': ['sheet/Sheet.tsx', 'list/(?:FilterSheet|MenuList|Pagination|RowMenu|page-window)'],
}

/** What lists and records of published forms share. */
const FORMS: Parts = {
  'generated-page/src': ['catalogue', 'locales/loaders', 'record-source', 'script-request'],
  'form-renderer/src': [
    'calls/',
    'form/(?:current-user|record-changed)',
    'items/TextAddress',
    'items/link-of',
    'later/(?:later-parts|use-form-parts)',
    'scripts/script-tools',
    'scripts/use-problem-text',
    'uploads/upload-',
    'use-label',
    'widgets/',
  ],
  'form-widgets/src/later': [''],
  'admin/src/parts': [
    'generated-page/(?:AppNumberCalls|use-current-user)',
    'scripts/(?:use-page-runner|page-sandbox)',
    'widget-services/',
  ],
  'script-sandbox/src': ['browser', 'sandbox', 'station'],
}

/** The page itself, with its list. */
const GENERATED: Parts = {
  'generated-page/src': ['GeneratedPage', 'use-model', 'use-permission'],
  'form-renderer/src': ['list/(?!DocumentPage|ListExport|Record(?!View.module)|Search(?:Range|Picker)|record-parts)'],
  'admin/src/app/realtime': ['listen-to-records'],
  'admin/src/pages': ['model/index', 'workFlow/detail/record/use-record-approvals'],
  'admin/src/parts': ['generated-page/AppGeneratedPage'],
}

/** The chunks of the page of a published form; other pages share some. */
export const formParts: readonly { name: string; priority: number; parts: Parts }[] = [
  { name: 'small', priority: 13, parts: SMALL },
  { name: 'generated', priority: 12, parts: GENERATED },
  { name: 'forms', priority: 12, parts: FORMS },
  { name: 'pages', priority: 12, parts: PAGES },
  { name: 'services', priority: 12, parts: SERVICES },
  { name: 'task', priority: 12, parts: TASK },
  { name: 'uploads', priority: 12, parts: UPLOADS },
  { name: 'documents', priority: 12, parts: DOCUMENTS },
  { name: 'menus', priority: 11, parts: MENUS },
  { name: 'choices', priority: 11, parts: CHOICES },
  { name: 'dates', priority: 11, parts: DATES },
  { name: 'trees', priority: 11, parts: TREES },
  { name: 'fields', priority: 11, parts: FIELDS },
  { name: 'numbers', priority: 11, parts: NUMBERS },
  { name: 'moments', priority: 11, parts: MOMENTS },
  { name: 'pickers', priority: 11, parts: PICKERS },
  { name: 'marks', priority: 11, parts: { 'icon/react-icon': MARKS.map((name) => `Icon${name}/`) } },
  { name: 'lodash', priority: 10, parts: { lodash: [''], 'b-tween': [''] } },
  { name: 'records', priority: 10, parts: RECORDS },
  { name: 'record-page', priority: 10, parts: RECORD_PAGE },
  { name: 'views', priority: 10, parts: VIEWS },
  { name: 'codes', priority: 10, parts: CODES },
  { name: 'choosers', priority: 9, parts: CHOOSERS },
  { name: 'tables', priority: 9, parts: TABLES },
]
