import { Alert, Text } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import type { ReactNode } from 'react';
import { payrollText } from '../text/payroll.es.ts';
import { dollarsText } from './amount.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const text = payrollText.confirmation;

type PayDialogProps = {
  /** What is confirmed. */
  net: Cents;
  /** It is not the net that was confirmed before. */
  isAskedAgain: boolean;
  isWide?: boolean;
  /** What else matters for the decision. */
  children?: ReactNode;
  onClose: () => void;
  onAccept: () => Promise<void>;
};

/** 'Cargar Hora': the question with the amount, before pay is saved. */
export function PayDialog({
  net,
  isAskedAgain,
  isWide = false,
  children,
  onClose,
  onAccept,
}: PayDialogProps) {
  return (
    <ConfirmDialog
      open
      title={text.title}
      description={text.question(dollarsText(net))}
      isWide={isWide}
      onClose={onClose}
      onAccept={onAccept}
    >
      {isAskedAgain && (
        <Alert.Root status="warning" colorPalette="accent" size="sm" mt="3">
          <Alert.Indicator />
          <Alert.Description>{text.netChanged}</Alert.Description>
        </Alert.Root>
      )}
      <Text fontSize="20px" fontWeight="semibold" mt="3">
        {text.total} {dollarsText(net)}
      </Text>
      {children}
    </ConfirmDialog>
  );
}
