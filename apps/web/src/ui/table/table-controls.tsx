import { Button, Flex, HStack, IconButton, InputGroup, Text } from '@chakra-ui/react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon, Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { tableText } from '../../text/table.es.ts';
import { Input } from '../controls/input.tsx';
import { NativeSelect } from '../controls/native-select.tsx';
import { PAGE_SIZES, type RowFilter, type TableSearch } from './use-record-table.ts';

type ToolbarProps = {
  search: string;
  onSearch: (search: string) => void;
  /** The filters, and the controls after them. */
  children: ReactNode;
};

/** The row above the table: the search box, then filters, sorting and export. */
export function Toolbar({ search, onSearch, children }: ToolbarProps) {
  return (
    <Flex gap="3" wrap="wrap" align="center" mb="3" data-print="hidden">
      <InputGroup startElement={<Search size={16} aria-hidden />} width={{ base: 'full', md: '72' }}>
        <Input
          type="search"
          aria-label={tableText.search}
          placeholder={tableText.search}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </InputGroup>
      {children}
    </Flex>
  );
}

type FilterChipsProps<Row> = {
  filters: readonly RowFilter<Row>[];
  /** Returns how many of the rows that match the search a filter would leave. */
  countOf: (filter: RowFilter<Row>) => number;
  pressed: RowFilter<Row> | undefined;
  find: (change: Partial<TableSearch<Row>>) => void;
};

/** The buttons that filter a table, each with the number of rows it would leave. One at a time. */
export function FilterChips<Row>({ filters, countOf, pressed, find }: FilterChipsProps<Row>) {
  if (filters.length === 0) return null;
  return (
    <HStack as="fieldset" aria-label={tableText.filters} gap="1" wrap="wrap">
      {filters.map((filter) => (
        <FilterChip
          key={filter.label}
          label={tableText.filterWithCount(filter.label, countOf(filter))}
          isPressed={pressed?.label === filter.label}
          onPress={(isPressed) => find({ filter: isPressed ? filter : undefined })}
        />
      ))}
    </HStack>
  );
}

type FilterChipProps = { label: string; isPressed: boolean; onPress: (isPressed: boolean) => void };

function FilterChip({ label, isPressed, onPress }: FilterChipProps) {
  return (
    <Button
      size="xs"
      rounded="full"
      variant={isPressed ? 'solid' : 'outline'}
      colorPalette={isPressed ? 'brand' : undefined}
      fontVariantNumeric="tabular-nums"
      aria-pressed={isPressed}
      onClick={() => onPress(!isPressed)}
    >
      {label}
    </Button>
  );
}

/** The part of the table that paging needs. */
type Pages = {
  state: { pagination: { pageIndex: number; pageSize: number } };
  setPageSize: (size: number) => void;
  firstPage: () => void;
  previousPage: () => void;
  nextPage: () => void;
  lastPage: () => void;
  getCanPreviousPage: () => boolean;
  getCanNextPage: () => boolean;
};

type PaginationProps = {
  /** Names the table of these pages; a screen may have several. */
  label: string;
  pages: Pages;
  /** The number of records on all pages. */
  total: number;
};

/** The page size, the range in view, and the buttons for other pages. */
export function Pagination({ label, pages, total }: PaginationProps) {
  const { pageIndex, pageSize } = pages.state.pagination;
  const first = pageIndex * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  return (
    <Flex gap="3" mt="3" wrap="wrap" align="center" justify="flex-end" fontSize="13px" color="fg.muted">
      <PageSize size={pageSize} onChange={pages.setPageSize} />
      <Text as="output" fontVariantNumeric="tabular-nums">
        {tableText.range(first, last, total)}
      </Text>
      <PageButtons label={label} pages={pages} />
    </Flex>
  );
}

function PageSize({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  const id = useId();
  return (
    <HStack gap="2" data-print="hidden">
      <label htmlFor={id} lang="en">
        {tableText.rowsPerPage}
      </label>
      <NativeSelect
        size="xs"
        place={{ width: '16' }}
        id={id}
        value={size}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {PAGE_SIZES.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </NativeSelect>
    </HStack>
  );
}

function PageButtons({ label, pages }: Omit<PaginationProps, 'total'>) {
  const canGoBack = pages.getCanPreviousPage();
  const canGoOn = pages.getCanNextPage();
  return (
    <HStack as="nav" aria-label={tableText.pages(label)} gap="0" data-print="hidden">
      <PageButton
        label={tableText.firstPage}
        icon={ChevronFirst}
        isEnabled={canGoBack}
        onPress={pages.firstPage}
      />
      <PageButton
        label={tableText.previousPage}
        icon={ChevronLeft}
        isEnabled={canGoBack}
        onPress={pages.previousPage}
      />
      <PageButton
        label={tableText.nextPage}
        icon={ChevronRight}
        isEnabled={canGoOn}
        onPress={pages.nextPage}
      />
      <PageButton
        label={tableText.lastPage}
        icon={ChevronLast}
        isEnabled={canGoOn}
        onPress={pages.lastPage}
      />
    </HStack>
  );
}

type PageButtonProps = { label: string; icon: LucideIcon; isEnabled: boolean; onPress: () => void };

function PageButton({ label, icon: Icon, isEnabled, onPress }: PageButtonProps) {
  return (
    <IconButton
      variant="ghost"
      size="xs"
      aria-label={label}
      title={label}
      // Not `disabled`: the button that led to the last page would lose the focus there.
      aria-disabled={!isEnabled}
      onClick={() => isEnabled && onPress()}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
