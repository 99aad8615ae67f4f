// The kit of a product.
