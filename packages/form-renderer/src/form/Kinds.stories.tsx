import { kindOf, readForm } from '@sqos/form-model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogues, inForms } from '../testing/in-story.example.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { documentOf, documentOfExamples } from './kinds.example.ts'

const meta = {
  title: 'form-renderer/Kinds',
  component: DocumentForm,
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: 720, padding: 24 }}>
        <Story />
      </main>
    ),
    inForms,
  ],
  args: { model: readForm({ fields: [] }) },
  parameters: { catalogues },
} satisfies Meta<typeof DocumentForm>
export default meta
type Story = StoryObj<typeof meta>

/** A new component with a value. */
const ofKind = (kind: string): Story => ({ name: kindOf(kind).label, args: documentOf(kind) })

export const ComInput = ofKind('comInput')
export const Textarea = ofKind('textarea')
export const NumInput = ofKind('numInput')
export const Switch = ofKind('switch')
export const Radio = ofKind('radio')
export const Checkbox = ofKind('checkbox')
export const Select = ofKind('select')
export const Cascader = ofKind('cascader')
export const Date = ofKind('date')
export const Time = ofKind('time')
export const UploadFz = ofKind('uploadFz')
export const UploadImg = ofKind('uploadImg')
export const ColorPicker = ofKind('colorPicker')
export const Rate = ofKind('rate')
export const Slider = ofKind('slider')
export const Divider = ofKind('divider')
export const SQOSText = ofKind('SQOSText')
export const Editor = ofKind('editor')
export const Button = ofKind('button')
export const ComSelect = ofKind('comSelect')
export const DepSelect = ofKind('depSelect')
export const PosSelect = ofKind('posSelect')
export const UserSelect = ofKind('userSelect')
export const TreeSelect = ofKind('treeSelect')
export const BillRule = ofKind('billRule')
export const Table = ofKind('table')
export const Address = ofKind('address')
export const RelationForm = ofKind('relationForm')
export const PopupSelect = ofKind('popupSelect')
export const RelationFormAttr = ofKind('relationFormAttr')
export const PopupAttr = ofKind('popupAttr')
export const Qrcode = ofKind('qrcode')
export const Barcode = ofKind('barcode')
export const Calculate = ofKind('calculate')
export const Iframe = ofKind('iframe')
export const CreateUser = ofKind('createUser')
export const CreateTime = ofKind('createTime')
export const ModifyUser = ofKind('modifyUser')
export const ModifyTime = ofKind('modifyTime')
export const CurrOrganize = ofKind('currOrganize')
export const CurrPosition = ofKind('currPosition')
export const CurrDept = ofKind('currDept')
export const GroupTitle = ofKind('groupTitle')
export const Card = ofKind('card')
export const Row = ofKind('row')
export const Tab = ofKind('tab')
export const Collapse = ofKind('collapse')
export const TimeRange = ofKind('timeRange')
export const DateRange = ofKind('dateRange')
export const PsdInput = ofKind('PsdInput')
export const SQOSAmount = ofKind('SQOSAmount')
export const DicSelect = ofKind('dicSelect')
export const Link = ofKind('link')
export const Alert = ofKind('alert')
export const TableGrid = ofKind('tableGrid')

/** Every kind with an example. */
export const Examples: Story = { args: documentOfExamples() }
