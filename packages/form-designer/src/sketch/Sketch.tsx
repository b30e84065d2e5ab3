import {
  IconCalendar,
  IconClockCircle,
  IconDown,
  IconPlus,
  IconSearch,
  IconStar,
  IconUpload,
  IconUser,
} from '@arco-design/web-react/icon'
import { asList, asText, type FormItem, own, staticOptions } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Sketch.module.css'

/** What stands at the end of the box of a field. */
const ENDS: Readonly<Record<string, ReactNode>> = {
  select: <IconDown />,
  cascader: <IconDown />,
  treeSelect: <IconDown />,
  comSelect: <IconDown />,
  depSelect: <IconDown />,
  posSelect: <IconDown />,
  address: <IconDown />,
  dicSelect: <IconDown />,
  userSelect: <IconUser />,
  date: <IconCalendar />,
  dateRange: <IconCalendar />,
  time: <IconClockCircle />,
  timeRange: <IconClockCircle />,
  relationForm: <IconSearch />,
  popupSelect: <IconSearch />,
}

/** How a component will look, drawn light: hundreds of them stand on a canvas. The preview shows the real ones. */
export function Sketch({ item }: { item: FormItem }) {
  const Part = PARTS[item.kind.name]
  return (
    <div className={styles.sketch} aria-hidden="true">
      {Part ? <Part item={item} /> : <Box item={item} />}
    </div>
  )
}

type Drawing = (props: { item: FormItem }) => ReactNode

function Box({ item }: { item: FormItem }) {
  const placeholder = asText(item.node.placeholder) ?? ''
  return (
    <span className={styles.box}>
      <span className={styles.placeholder}>{placeholder}</span>
      {ENDS[item.kind.name]}
    </span>
  )
}

const Area: Drawing = ({ item }) => <span className={styles.area}>{asText(item.node.placeholder)}</span>

const Choice =
  (shape: 'radio' | 'checkbox'): Drawing =>
  ({ item }) => (
    <span className={styles.choices}>
      {staticOptions(item.node).map(({ label }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- options may repeat one another while they are written
        <span key={index} className={styles.choice}>
          <span className={styles.mark} data-shape={shape} />
          {label}
        </span>
      ))}
    </span>
  )

const Toggle: Drawing = () => <span className={styles.toggle} />

const Upload: Drawing = ({ item }) => (
  <span className={styles.button}>
    <IconUpload /> {asText(item.node.buttonText)}
  </span>
)

const Picture: Drawing = () => (
  <span className={styles.picture}>
    <IconPlus />
  </span>
)

const Stars: Drawing = ({ item }) => (
  <span className={styles.stars}>
    {Array.from({ length: Math.min(10, Number(item.node.max ?? 5) || 5) }, (_, index) => (
      <IconStar key={index} />
    ))}
  </span>
)

const Track: Drawing = () => <span className={styles.track} />

const Colour: Drawing = () => <span className={styles.colour} />

const Line: Drawing = ({ item }) => <span className={styles.line}>{asText(own(item.node.__slot__, 'default'))}</span>

const Words: Drawing = ({ item }) => <span>{asText(item.node.__config__.defaultValue)}</span>

const Title: Drawing = ({ item }) => <strong className={styles.title}>{asText(item.node.content)}</strong>

const Push: Drawing = ({ item }) => <span className={styles.button}>{asText(item.node.buttonText)}</span>

const Code: Drawing = ({ item }) => (
  <span className={styles.code} data-kind={item.kind.name}>
    {asText(item.node.staticText)}
  </span>
)

/** The server fills it in. */
function Given() {
  const { t } = useText(NAMESPACE)
  return (
    <span className={styles.box} data-given>
      <span className={styles.placeholder}>{t('sketch.given')}</span>
    </span>
  )
}

function Sum({ item }: { item: FormItem }) {
  const { t } = useText(NAMESPACE)
  const words = asList(item.node.expression).map(
    (token) => asText(token) ?? asText(own(token, 'label')) ?? asText(own(token, '__vModel__')) ?? '',
  )
  return (
    <span className={styles.box} data-given>
      <span className={styles.placeholder}>{joined(words) || t('sketch.noExpression')}</span>
    </span>
  )
}

/** Digits of one number stand together. */
const joined = (words: readonly string[]): string => words.join(' ').replaceAll(/(?<=[\d.]) (?=[\d.])/g, '')

const PARTS: Readonly<Record<string, Drawing>> = {
  textarea: Area,
  editor: Area,
  radio: Choice('radio'),
  checkbox: Choice('checkbox'),
  switch: Toggle,
  uploadFz: Upload,
  uploadImg: Picture,
  rate: Stars,
  slider: Track,
  colorPicker: Colour,
  divider: Line,
  SQOSText: Words,
  groupTitle: Title,
  button: Push,
  qrcode: Code,
  barcode: Code,
  calculate: Sum,
  ...Object.fromEntries(
    [
      'billRule',
      'createUser',
      'createTime',
      'modifyUser',
      'modifyTime',
      'currOrganize',
      'currDept',
      'currPosition',
    ].map((name) => [name, Given]),
  ),
}
