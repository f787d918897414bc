import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react';

export type InputProps = HTMLChakraProps<'input', RecipeProps<'input'>>;
export type TextareaProps = HTMLChakraProps<'textarea', RecipeProps<'textarea'>>;

// With the library's looks, and without what the library ties its fields together by: forms here do that themselves.

/** One line to type into. */
export const Input = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, InputProps>('input');

/** Several lines to type into. */
export const Textarea = createRecipeContext({ key: 'textarea' }).withContext<
  HTMLTextAreaElement,
  TextareaProps
>('textarea');
