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
const MENUS: Parts = { 'web-react/es': ['Dropdown/', 'Layout/sider', 'Menu/', 'ResizeBox/'] }

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
    'kinds/field-props',
    'locales/zh.',
    'options/(?:chosen|find|option|use)',
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

/** The fields of numbers, dates and times, and the conditions of lists that use them. */
const MOMENTS: Parts = {
  'web-react/es': ['InputNumber/'],
  'form-widgets/src/date': ['DateField', 'date-placeholder'],
  'form-widgets/src/date-range': ['DateRangeField'],
  'form-widgets/src/moment': ['TypedText', 'moment', 'typed-moment'],
  'form-widgets/src/number': ['NumberField', 'decimals', 'format-number', 'steps', 'typed-number', 'use-number-box'],
  'form-widgets/src/number-range': ['NumberRangeField'],
  'form-widgets/src/time': ['TimeField', 'TimeSheet'],
  'form-widgets/src/time-range': ['TimeRangeField'],
  'form-renderer/src/list': ['SearchRange'],
}

/** The fields of people, places and trees. */
const PICKERS: Parts = {
  'form-widgets/src/affix-icon': ['AffixIcon'],
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
    '(?:department|group|organization|position|role|user)-select/[A-Z][a-z]+SelectField',
    'cascader/CascaderField',
    'options/(?:OptionsState|choices|needs)',
    'address/region-path',
    'picker/(?:Isolated|PickerInput|RecordPicker.module)',
    'tree-select/Tree(?:Keys|Popup|SelectField)',
  ],
  'form-model/src/values': ['able', 'names'],
}

/** What draws the fields of a record, beside the groups before. */
const RECORDS: Parts = {
  'form-widgets/src': [
    '[a-z-]+/[a-z-]+.(?:cell|field|related-cell|view).',
    '(?:address|amount|auto-complete|barcode|button|calculate|card|collapse|color|divider|group-title|link|location)/[A-Z](?![^]*(?:Dialog|Sketch|Map|Panel))[A-Za-z]+.[mt]',
    '(?:popup-select|qrcode|radio|rate|relation-attribute|relation-form|row|sign-pad|slider|system|tabs|text|views)/(?![^]*(?:Dialog|example|sketch))[A-Za-z-]+.[mt]',
    'address/use-',
    'barcode/(?:bars|runs-path)',
    'checkbox/CheckboxField',
    'color/color-text',
    'kinds/(?:define-field|fields|index)',
    'number/number-props',
    'picker/(?:LoadedPopup|RecordPicker|record-|use-records)',
    'table-form/(?:cells/(?!relation)|grid/(?!RowWindow)|model/(?!calculation.))',
    'table-form/(?:TableForm|TableWaiting|index|locales/zh.|resolve|table-text|use-)',
  ],
  'form-renderer/src': ['form/', 'items/', 'scripts/', 'store/', 'widgets/'],
  'form-renderer/src/list': ['DocumentPage', 'ListExport', 'RecordSteps', 'RecordView', 'record-parts'],
  'form-model/src': ['model/(?:values|rules|lookups|scripts|pattern|default-formulas)', 'rules/apply', 'values/stored'],
  'formula/src': [
    'calculation/(?:operand|evaluate|explain|column|pending|calculation)',
    'expression/(?:text|lookups)',
    'language/evaluate',
  ],
  'jsbarcode/bin/barcodes': ['Barcode', 'CODE128/'],
  '(?:dijkstrajs|qrcode/lib)': [''],
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
  'rich-text/src/texts': ['rich-text-text'],
  '(?:charts|print-designer|rich-text)/src': ['catalogue', 'locales/loaders'],
}

/** The page itself, with its list. */
const GENERATED: Parts = {
  'generated-page/src': [
    'GeneratedPage',
    'catalogue',
    'locales/loaders',
    'record-source',
    'script-request',
    'use-model',
    'use-permission',
  ],
  'form-renderer/src': [
    'calls/',
    'form/current-user',
    'form/record-changed',
    'items/TextAddress',
    'items/link-of',
    'list/(?!DocumentPage|ListExport|Record(?!View.module)|Search(?:Range|Picker)|record-parts)',
    'scripts/script-tools',
    'scripts/use-problem-text',
    'uploads/upload-',
    'use-label',
  ],
  'admin/src/parts': [
    'generated-page/(?:App(?:GeneratedPage|NumberCalls)|use-current-user)',
    'scripts/(?:use-page-runner|page-sandbox)',
  ],
  'admin/src/pages/workFlow/detail': ['record/use-record-approvals'],
  'script-sandbox/src': ['browser', 'sandbox', 'station'],
}

/** The chunks of the page of a published form; other pages share some. */
export const formParts: readonly { name: string; priority: number; parts: Parts }[] = [
  { name: 'small', priority: 13, parts: SMALL },
  { name: 'generated', priority: 12, parts: GENERATED },
  { name: 'services', priority: 12, parts: SERVICES },
  { name: 'answers', priority: 12, parts: { 'admin/src/parts': ['widget-services/'] } },
  { name: 'uploads', priority: 12, parts: UPLOADS },
  { name: 'documents', priority: 12, parts: DOCUMENTS },
  { name: 'menus', priority: 11, parts: MENUS },
  { name: 'choices', priority: 11, parts: CHOICES },
  { name: 'dates', priority: 11, parts: DATES },
  { name: 'trees', priority: 11, parts: TREES },
  { name: 'fields', priority: 11, parts: FIELDS },
  { name: 'moments', priority: 11, parts: MOMENTS },
  { name: 'pickers', priority: 11, parts: PICKERS },
  { name: 'marks', priority: 11, parts: { 'icon/react-icon': MARKS.map((name) => `Icon${name}/`) } },
  { name: 'lodash', priority: 10, parts: { lodash: [''], 'b-tween': [''] } },
  { name: 'records', priority: 10, parts: RECORDS },
]
